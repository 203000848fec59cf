import { newId } from '../kernel/ids';
import { JournalEntry } from '../modules/funds/journal-entry.entity';
import { LedgerAccount } from '../modules/funds/ledger-account.entity';
import { approveRefund } from '../modules/orders/refunds/approve-refund';
import { buildFund } from './builders/fund';
import { buildOrder } from './builders/order';
import { buildUnpaidOrder } from './builders/unpaid-order';
import { choose } from './card-payments';
import type { TestApp } from './test-app';
import { REFUSAL, type TestClient } from './test-client';
import { clerk } from './staff-actor';

const PAY = `mutation ($input: PayInput!) {
  pay(input: $input) { ... on PayPayload { payment { checkoutUrl } } ${REFUSAL} }
}`;

/** Code of the account that is the shopper's fund. */
export const fundOf = ({ viewerId }: TestClient) => `fund:${viewerId}`;
/** Entries of the shopper's fund, the first one first. */
export const chainOf = (app: TestApp, shopper: TestClient): Promise<JournalEntry[]> =>
  app.services.db.read.find(JournalEntry, {
    where: { fundCode: fundOf(shopper) },
    order: { chainPosition: 'ASC' },
  });
/** The account with the head of the shopper's chain. */
export const headOf = (app: TestApp, shopper: TestClient): Promise<LedgerAccount> =>
  app.services.db.read.findOneByOrFail(LedgerAccount, { code: fundOf(shopper) });

/** Pays for a new order of 10.00 CNY by card alone. */
export async function payByCard(app: TestApp, shopper: TestClient): Promise<void> {
  const { id: targetId } = await buildUnpaidOrder(shopper, 1_000);
  const input = { kind: 'ORDER', targetId, method: 'CARD', idempotencyKey: newId() };
  const { payment } = (await shopper.run(PAY, { input })).pay;
  await choose(app, payment, 'pay');
}

/** A fund of five entries: credited, paid, credited again, refunded, and an order paid by card in full. */
export async function newChain(app: TestApp): Promise<TestClient> {
  const shopper = await app.newShopper();
  const { number } = await buildOrder(app, shopper, { status: 'REFUND_PROCESSING' });
  await buildFund(app, shopper, 7_777);
  await approveRefund(app.services, clerk, { orderNumber: number, note: '' });
  await payByCard(app, shopper);
  return shopper;
}
