import type { Endpoint } from '../../platform/http/endpoint';
import { pageOf, pageParameters, presentPage, readPage } from '../../platform/http/paging';
import { choice, form, instant, model, money, text } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { journalKinds } from './journal-entry.entity';
import { balanceByUser, listFundRecords } from './fund.queries';

const record = model('FundRecord', 'One line of the fund details.', {
  transaction_number: text('Number of the record.', 'FR20261121-04817733'),
  time: instant('When the money moved.'),
  amount: money('Positive: into the fund; negative: out of it.', 50_000),
  type: choice('Why it moved.', journalKinds, 'RECHARGE'),
  remark: text('What it was for.', 'Recharge'),
  balance_after: money('The balance after it.', 50_000),
});

/** Our own call about the fund (API-20, EN-10). */
export const fundEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/funds',
    summary: 'The balance and its details.',
    origin: 'our own call',
    needsToken: true,
    parameters: pageParameters,
    data: form('The fund.', {
      balance: money('What can be spent now.', 50_000),
      records: pageOf('Its details.', record),
    }),
    async run(context, call) {
      const { id } = requireViewer(context);
      const records = await listFundRecords(context.services, id, await readPage(call));
      return {
        balance: await context.loaders.get(balanceByUser).load(id),
        records: presentPage(records, ({ number, at, amount, type, remark, balanceAfter }) => ({
          ...{ transaction_number: number, time: at, amount, type, remark },
          balance_after: balanceAfter,
        })),
      };
    },
  },
];
