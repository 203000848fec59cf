import { AnsweredFile, fileShape } from '../../platform/http/answered-file';
import type { Endpoint } from '../../platform/http/endpoint';
import { queryForm } from '../../platform/http/query-form';
import { list, model, money, number, text } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { listFundDays, MOST_FUND_DAYS } from './fund-days.queries';
import { readFundStatement } from './fund-statement.queries';
import { FundRecordFilter, StatementArgs } from './fund.inputs';
import { statementCsv } from './statement-csv';

const year = { from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' };
const period = queryForm(StatementArgs, { example: year });
const filter = queryForm(FundRecordFilter, { example: { from: year.from } });

/** Our own calls for bookkeepers: what moved a fund in a period (RT-19). */
export const statementEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/fund_statement',
    operationId: 'getFundStatement',
    summary: 'What a fund held at the beginning and the end of a period, and what moved it.',
    description: 'Its records are listed by `getFund` for the same period.',
    origin: 'our own call',
    needsToken: true,
    parameters: period.parameters,
    data: model('FundStatement', 'A period of a fund, summed up.', {
      opening_balance: money('The balance before the first record of the period.', 50_000),
      incoming: money('All that came in.', 10_000),
      outgoing: money('All that went out, as a positive amount.', 1_250),
      closing_balance: money('opening balance + incoming − outgoing', 58_750),
      record_count: number('How many records the period has.', 2),
    }),
    async run(context, { query }) {
      const asked = await period.read(query);
      const { id } = requireViewer(context);
      const statement = await readFundStatement(context.services, id, asked);
      return {
        ...{ opening_balance: statement.openingBalance, incoming: statement.incoming },
        ...{ outgoing: statement.outgoing, closing_balance: statement.closingBalance },
        record_count: statement.recordCount,
      };
    },
  },
  {
    method: 'get',
    path: '/fund_statement.csv',
    operationId: 'downloadFundStatement',
    summary: 'The records of a fund as a file for spreadsheets, the oldest first.',
    description:
      'The names of columns and types are in the language of the request, amounts in yuan.',
    origin: 'our own call',
    needsToken: true,
    parameters: filter.parameters,
    mediaType: 'text/csv; charset=utf-8',
    data: fileShape('CSV (RFC 4180) in UTF-8 with a byte order mark.'),
    async run(context, { query }) {
      const asked = await filter.read(query);
      const { id } = requireViewer(context);
      const content = statementCsv(context.services, id, asked, context.language);
      return new AnsweredFile('statement.csv', content);
    },
  },
  {
    method: 'get',
    path: '/fund_days',
    operationId: 'listFundDays',
    summary: 'The balance over the last six months.',
    description: 'Before them, on each day on which it moved, and today.',
    origin: 'our own call',
    needsToken: true,
    data: list(
      'Oldest first.',
      model('FundDay', 'What a fund held at the end of a day.', {
        day: text('The day in UTC.', '2026-11-21'),
        balance: money('The balance at its end; that of today is the one now.', 50_000),
      }),
      MOST_FUND_DAYS,
    ),
    run: (context) => listFundDays(context.services, requireViewer(context).id),
  },
];
