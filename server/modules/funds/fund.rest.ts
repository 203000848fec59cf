import type { Endpoint } from '../../platform/http/endpoint';
import {
  listQuery,
  pageData,
  Paged,
  pageOf,
  pageOfSlice,
  sliceOfPage,
} from '../../platform/http/paging';
import { choice, id, instant, list, model, money, text } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import type { FundRecord } from './fund-record.entity';
import { listFundMonths } from './fund-months.queries';
import { listFundSpending } from './fund-spending.queries';
import { FundRecordFilter } from './fund.inputs';
import { fundByUser, listFundRecords } from './fund.queries';
import { FundRecordTypeEnum, SpendingKindEnum } from './fund.types';

const filter = listQuery(FundRecordFilter, {
  example: { type: 'RECHARGE', from: '2026-01-01T00:00:00.000Z' },
});

const record = model('FundRecord', 'One line of the fund details.', {
  id: id('Public id of the record.'),
  transaction_number: text('Number of the record.', 'FR20261121-04817733'),
  time: instant('When the money moved.'),
  amount: money('Positive: into the fund; negative: out of it.', 50_000),
  type: choice('Why it moved.', FundRecordTypeEnum, 'RECHARGE'),
  remark: text('What it was for.', 'Recharge'),
  balance_after: money('The balance after it.', 50_000),
});

function present({ id, number, at, amount, type, remark, balanceAfter }: FundRecord) {
  return {
    ...{ id, transaction_number: number, time: at, amount, type, remark },
    balance_after: balanceAfter,
  };
}

/** Our own calls about the fund (API-20, EN-10). */
export const fundEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/funds',
    operationId: 'getFund',
    summary: 'The balance and its details, newest first.',
    origin: 'our own call',
    needsToken: true,
    parameters: filter.parameters,
    isPaged: true,
    data: model('Fund', 'What a shopper has paid in and not yet spent.', {
      balance: money('What it holds, with the part that is held.', 50_000),
      held: money('The part of it that waits for the rest of a payment.', 0),
      spendable: money('What can be spent now: the balance less what is held.', 50_000),
      records: pageOf('FundRecordPage', record),
    }),
    async run(context, { query }) {
      const { id } = requireViewer(context);
      const asked = await filter.read(query);
      const slice = sliceOfPage(asked.page);
      const found = await listFundRecords(context.services, id, slice, asked.filter);
      const page = await pageOfSlice(found, asked.page);
      const fund = await context.loaders.get(fundByUser).load(id);
      return new Paged({ ...fund, records: pageData(page, present) }, page);
    },
  },
  {
    method: 'get',
    path: '/fund_months',
    operationId: 'listFundMonths',
    summary: 'What came in and went out in the last six months, this one last.',
    origin: 'our own call',
    needsToken: true,
    data: list(
      'Six, also those without records.',
      model('FundMonth', 'What came into a fund and went out of it in a month.', {
        month: text('The calendar month in UTC.', '2026-11'),
        incoming: money('All that came in.', 50_000),
        outgoing: money('All that went out, as a positive amount.', 1_250),
      }),
    ),
    run: (context) => listFundMonths(context.services, requireViewer(context).id),
  },
  {
    method: 'get',
    path: '/fund_spending',
    operationId: 'listFundSpending',
    summary: 'What the money of the last six months was spent on.',
    origin: 'our own call',
    needsToken: true,
    data: list(
      'Each kind once, also what nothing was spent on.',
      model('FundSpending', 'What was spent on one kind of things.', {
        kind: choice('What it was spent on.', SpendingKindEnum, 'GOODS'),
        amount: money('How much, less what was returned.', 12_500),
      }),
    ),
    run: (context) => listFundSpending(context.services, requireViewer(context).id),
  },
];
