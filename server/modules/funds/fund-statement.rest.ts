import { many, one } from '../../platform/http/answer';
import { AnsweredFile, fileShape } from '../../platform/http/answered-file';
import { wordOutput } from '../../platform/http/output-wording';
import { queryForm } from '../../platform/http/query-form';
import { restCall } from '../../platform/http/rest-call';
import { listFundDays, MOST_FUND_DAYS } from './fund-days.queries';
import { readFundStatement } from './fund-statement.queries';
import { FundRecordFilter, StatementArgs } from './fund.inputs';
import { FundDayType, FundStatementType } from './fund.types';
import { statementCsv } from './statement-csv';

wordOutput(FundDayType, { examples: { day: '2026-11-21', balance: 50_000 } });
wordOutput(FundStatementType, {
  examples: {
    ...{ opening_balance: 50_000, incoming: 10_000, closing_balance: 58_750, record_count: 2 },
  },
});

const year = { from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' };
const period = queryForm(StatementArgs, { example: year });
const filter = queryForm(FundRecordFilter, { example: { from: year.from } });

/** Our own calls for bookkeepers: what moved a fund in a period (RT-19). */
export const statementEndpoints = [
  restCall({
    method: 'get',
    path: '/fund_statement',
    operationId: 'getFundStatement',
    summary: 'Fund statement: opening and closing balance and the records of a period.',
    description: 'Its records are listed by `getFund` for the same period.',
    origin: 'our own call',
    needsToken: true,
    takes: period,
    data: one(FundStatementType),
    run: ({ context, viewer, input }) => readFundStatement(context.services, viewer.id, input),
  }),
  restCall({
    method: 'get',
    path: '/fund_statement.csv',
    operationId: 'downloadFundStatement',
    summary: 'Fund records as a spreadsheet file, oldest first.',
    description:
      'The names of columns and types are in the language of the request, amounts in yuan.',
    origin: 'our own call',
    needsToken: true,
    takes: filter,
    mediaType: 'text/csv; charset=utf-8',
    data: fileShape('CSV (RFC 4180) in UTF-8 with a byte order mark.'),
    run: ({ context: { services, language }, viewer, input }) =>
      new AnsweredFile('statement.csv', statementCsv(services, viewer.id, input, language)),
  }),
  restCall({
    method: 'get',
    path: '/fund_days',
    operationId: 'listFundDays',
    summary: 'The balance over the last six months.',
    description: 'Before the period, on each day with a change, and today.',
    origin: 'our own call',
    needsToken: true,
    data: many(one(FundDayType), 'Oldest first.', MOST_FUND_DAYS),
    run: ({ context, viewer }) => listFundDays(context.services, viewer.id),
  }),
];
