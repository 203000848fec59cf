import { many, one } from '../../platform/http/answer';
import { wordOutput } from '../../platform/http/output-wording';
import { listQuery, pageOf, pageOfSlice, sliceOfPage, withPage } from '../../platform/http/paging';
import { restCall } from '../../platform/http/rest-call';
import { listFundMonths } from './fund-months.queries';
import { listFundSpending } from './fund-spending.queries';
import { FundRecordFilter } from './fund.inputs';
import { fundByUser, listFundRecords } from './fund.queries';
import { FundMonthType, FundRecordType, FundSpendingType, FundType } from './fund.types';

wordOutput(FundType, {
  hidden: {
    pendingPayments: 'Listed by `GET /pending_payments`.',
    pendingWithdrawals: 'Listed by `GET /withdrawals`.',
  },
  examples: { balance: 50_000, held: 0, spendable: 50_000 },
});
wordOutput(FundRecordType, {
  sentAs: { number: 'transaction_number', at: 'time' },
  hidden: {
    order: 'Its number is in `remark`.',
    package: 'Its number is in `remark`.',
    payment: 'Its number is in `remark`.',
  },
  examples: {
    ...{ transaction_number: 'FR20261121-04817733', amount: 50_000, remark: 'Recharge' },
    ...{
      balance_after: 50_000,
      hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
  },
});
wordOutput(FundMonthType, { examples: { month: '2026-11', incoming: 50_000 } });

const filter = listQuery(FundRecordFilter, {
  example: { type: 'RECHARGE', from: '2026-01-01T00:00:00.000Z' },
});

/** Our own calls about the fund (API-20, EN-10). */
export const fundEndpoints = [
  restCall({
    method: 'get',
    path: '/funds',
    operationId: 'getFund',
    summary: 'The balance and its details, newest first.',
    origin: 'our own call',
    needsToken: true,
    takes: filter,
    data: withPage(one(FundType), 'records', pageOf('FundRecordPage', one(FundRecordType))),
    async run({ context: { services, loaders }, viewer: { id }, input }) {
      const slice = sliceOfPage(input.page);
      const found = await listFundRecords(services, id, slice, input.filter);
      const page = await pageOfSlice(found, input.page);
      return { found: { id, ...(await loaders.get(fundByUser).load(id)) }, page };
    },
  }),
  restCall({
    method: 'get',
    path: '/fund_months',
    operationId: 'listFundMonths',
    summary: 'Income and expenses of the last six months, the current one last.',
    origin: 'our own call',
    needsToken: true,
    data: many(one(FundMonthType), 'Six, also those without records.'),
    run: ({ context, viewer }) => listFundMonths(context.services, viewer.id),
  }),
  restCall({
    method: 'get',
    path: '/fund_spending',
    operationId: 'listFundSpending',
    summary: 'Spending of the last six months by category.',
    origin: 'our own call',
    needsToken: true,
    data: many(one(FundSpendingType), 'Each kind once, also what nothing was spent on.'),
    run: ({ context, viewer }) => listFundSpending(context.services, viewer.id),
  }),
];
