import { days } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { listFundSpending } from '../../modules/funds/fund-spending.queries';
import { buildOrder } from '../builders/order';
import { buildPackage } from '../builders/package';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { choose } from '../card-payments';
import { callRest } from '../rest-client';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
beforeEach(async () => {
  app = await startTestApp();
  shopper = await app.newShopper();
});
afterEach(() => app.stop());

const SPENDING = '{ fundSpending { kind amount } }';
const PAY = `mutation ($input: PayInput!) {
  pay(input: $input) { ... on PayPayload { payment { id checkoutUrl } } }
}`;
const spendingOf = async (client: TestClient) =>
  Object.fromEntries(
    (await client.run(SPENDING)).fundSpending.map(
      ({ kind, amount }: { kind: string; amount: number }) => [kind, amount],
    ),
  );
const nothing = { GOODS: 0, SHIPPING: 0, STORAGE: 0, FEES: 0 };

describe('Where the money went', () => {
  it('is told by kind, by card or from the balance, in one statement more (RT-19)', async () => {
    expect(await spendingOf(shopper)).toEqual(nothing);
    const order = await buildOrder(app, shopper, { status: 'PAID' });
    const { id } = await buildUnpaidOrder(shopper, 10_000);
    const input = { kind: 'ORDER', targetId: id, method: 'CARD', idempotencyKey: newId() };
    await choose(app, (await shopper.run(PAY, { input })).pay.payment, 'pay');
    const paid = { ...nothing, GOODS: order.amount + 10_000, FEES: 290 };
    const statements = await app.statementsOf(async () =>
      expect(await spendingOf(shopper)).toEqual(paid),
    );
    expect(statements).toHaveLength(2);
    const { body } = await callRest(shopper, 'get', '/fund_spending');
    expect(body.data).toEqual(Object.entries(paid).map(([kind, amount]) => ({ kind, amount })));
    expect(await spendingOf(await app.newShopper())).toEqual(nothing);
  });

  it('leaves out what was returned, and what is longer ago than half a year', async () => {
    await buildOrder(app, shopper, { status: 'REFUNDED' });
    const parcel = await buildPackage(app, shopper, 'PENDING_SHIPMENT');
    const { GOODS, SHIPPING } = await spendingOf(shopper);
    expect(SHIPPING).toBeGreaterThan(0);
    await shopper.run(
      'mutation ($id: ID!) { cancelPackage(input: { packageId: $id }) { viewer { id } } }',
      { id: parcel.id },
    );
    expect(await spendingOf(shopper)).toEqual({ ...nothing, GOODS });
    app.clock.advance(days(200));
    const later = await listFundSpending(app.services, shopper.viewerId);
    expect(later.map(({ amount }) => amount)).toEqual([0, 0, 0, 0]);
  });
});
