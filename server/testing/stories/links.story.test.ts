import { buildFund } from '../builders/fund';
import { buildOrder } from '../builders/order';
import { buildPackingPlan } from '../builders/packing-plan';
import { payPlan } from '../builders/pay-plan';
import { buildStoredItem } from '../builders/stored-item';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shopper = await app.newShopper();
});
afterAll(() => app.stop());

const ORDERS = '{ orders { items { id packages { id } } } }';
const PACKAGES = '{ packages { items { id orders { id } items { order { id } } } } }';

/** Pays for a package of the items of two orders. */
async function packTwo(client = shopper) {
  const items = [await buildStoredItem(app, client), await buildStoredItem(app, client)];
  const plan = await buildPackingPlan(
    client,
    items.map(({ id }) => id),
  );
  await buildFund(app, client, plan.total);
  const { id } = await payPlan(client, plan.id);
  return { id, orderIds: items.map(({ orderId }) => orderId) };
}

describe('What belongs together leads to each other', () => {
  it('an order to its packages, a package to its orders, an item to its order', async () => {
    const { id, orderIds } = await packTwo();
    const waiting = await buildOrder(app, shopper);
    const { orders } = await shopper.run(ORDERS);
    const packagesOf = Object.fromEntries(
      orders.items.map((one: { id: string; packages: object[] }) => [one.id, one.packages]),
    );
    expect(packagesOf).toEqual({
      [orderIds[0]!]: [{ id }],
      [orderIds[1]!]: [{ id }],
      [waiting.id]: [],
    });
    const { packages } = await shopper.run(PACKAGES);
    expect(packages.items).toEqual([
      {
        id,
        orders: orderIds.map((one) => ({ id: one })),
        items: orderIds.map((one) => ({ order: { id: one } })),
      },
    ]);
  });

  it('in as many statements for many as for few', async () => {
    const count = async (query: string) =>
      (await app.statementsOf(() => shopper.run(query))).length;
    await packTwo();
    const few = [await count(ORDERS), await count(PACKAGES)];
    await packTwo();
    await packTwo();
    expect([await count(ORDERS), await count(PACKAGES)]).toEqual(few);
  });

  it('a payment and its quote to what is paid, whichever it is', async () => {
    const order = await buildOrder(app, shopper);
    const plan = await buildPackingPlan(shopper, [(await buildStoredItem(app, shopper)).id]);
    const QUOTE = `query ($target: PaymentTargetInput!) {
      paymentQuote(target: $target) {
        payable { __typename ... on Order { id } ... on PackingPlan { id } }
      }
    }`;
    const payableOf = async (kind: string, id: string) =>
      (await shopper.run(QUOTE, { target: { kind, id } })).paymentQuote.payable;
    expect(await payableOf('ORDER', order.id)).toEqual({ __typename: 'Order', id: order.id });
    expect(await payableOf('PACKING_PLAN', plan.id)).toEqual({
      __typename: 'PackingPlan',
      id: plan.id,
    });
  });
});
