import { checkInvariants } from '../../app/checking/check-invariants';
import { ZERO } from '../../kernel/money';
import { orderStatuses } from '../../modules/orders/order.machine';
import { packageStatuses } from '../../modules/packages/package.machine';
import { OrderItem } from '../../modules/orders/items/order-item.entity';
import { demoShopper } from '../../modules/site/public';
import { demoWarehouse } from '../../operator/demo/demo-warehouse';
import { seedDemo } from '../../operator/demo/seed-demo';
import { buildWithdrawal } from '../builders/withdrawal';
import { buildOrder } from '../builders/order';
import { AuditEntry } from '../../platform/audit/audit-entry.entity';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  // Its own shop is one that shoppers reach.
  app = await startTestApp({ environment: { PUBLIC_URL: 'https://tidebox.example' } });
  await seedDemo(app.services);
  const { signIn } = await app.guest.run(
    `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { token } ${REFUSAL} } }`,
    { input: demoShopper },
  );
  shopper = app.guest.withToken(signIn.token);
});
afterAll(() => app.stop());

const OVERVIEW = `{
  viewer { cartCount }
  addresses { isDefault }
  orders(pageSize: 50) { counts { status count } items { number status items { image { url } } } }
  packages(pageSize: 50) { counts { status count } items { number status } }
  storedItems { photos { url } }
  fundRecords(first: 50) { edges { node { at amount balanceAfter } } }
}`;

interface Numbered {
  readonly number: string;
  readonly status: string;
}

const overview = () => shopper.run(OVERVIEW);

/** Every order and package as `number status`, to see what moved. */
async function states(): Promise<string[]> {
  const { orders, packages } = await overview();
  return [...orders.items, ...packages.items].map(
    ({ number, status }: Numbered) => `${number} ${status}`,
  );
}

describe('The demo', () => {
  it('has orders and packages in every status, a cart and addresses', async () => {
    const { viewer, addresses, orders, packages } = await overview();
    const present = (counts: { status: string; count: number }[]) =>
      counts.filter(({ count }) => count > 0).map(({ status }) => status);
    expect(present(orders.counts)).toEqual([...orderStatuses]);
    expect(present(packages.counts)).toEqual([...packageStatuses]);
    expect(viewer.cartCount).toBeGreaterThan(0);
    expect(addresses).toHaveLength(2);
  });

  it('shows pictures of items and photos of the warehouse', async () => {
    const { orders, storedItems } = await overview();
    const urls = [
      ...orders.items.map(
        ({ items }: { items: { image: { url: string } }[] }) => items[0]?.image.url,
      ),
      ...storedItems.flatMap(({ photos }: { photos: { url: string }[] }) =>
        photos.map(({ url }) => url),
      ),
    ];
    expect(urls.length).toBeGreaterThan(orders.items.length);
    for (const url of new Set<string>(urls))
      expect((await app.guest.fetch(url)).headers.get('content-type')).toBe('image/png');
  });

  it('shows photos by which items of different names can be told apart', async () => {
    const { storedItems }: { storedItems: { name: string; photos: { url: string }[] }[] } =
      await shopper.run('{ storedItems { name photos { url } } }');
    const photos = new Map<string, string>();
    for (const { name, photos: taken } of storedItems) {
      expect(taken).toHaveLength(3);
      const photo = await app.guest.fetch(taken[0]!.url);
      photos.set(name, Buffer.from(await photo.arrayBuffer()).toString('base64'));
    }
    expect(photos.size).toBeGreaterThan(1);
    expect(new Set(photos.values()).size).toBe(photos.size);
  });

  it('reviews what arrived in the days that its line tells', async () => {
    const { packages } = await shopper.run(
      '{ packages(pageSize: 50) { items { completedAt review { id } expectedArrival { from until } } } }',
    );
    const reviewed = packages.items.filter(({ review }: { review: object | null }) => review);
    expect(reviewed).not.toEqual([]);
    for (const { completedAt, expectedArrival } of reviewed) {
      expect(completedAt >= expectedArrival.from).toBe(true);
      expect(completedAt <= expectedArrival.until).toBe(true);
    }
  });

  it('was made by the real rules: the ledger holds, and balances follow each other', async () => {
    const broken = (await checkInvariants(app.services)).filter(
      ({ violations }) => violations.length,
    );
    expect(broken).toEqual([]);
    const { edges }: { edges: { node: { amount: number; balanceAfter: number } }[] } = (
      await overview()
    ).fundRecords;
    for (const [index, { node }] of edges.entries())
      expect(node.balanceAfter - node.amount).toBe(edges[index + 1]?.node.balanceAfter ?? 0);
  });

  it('names the demo in the audit log for what its staff did (SC-01)', async () => {
    const entries = await app.services.db.read.find(AuditEntry);
    expect(new Set(entries.map(({ actorKind }) => actorKind))).toEqual(new Set(['DEMO']));
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['ORDER_PURCHASED', 'ITEM_RECEIVED', 'PACKAGE_SHIPPED']),
    );
  });

  it('lies in the past', async () => {
    const { fundRecords } = await overview();
    for (const { node } of fundRecords.edges)
      expect(new Date(node.at).getTime()).toBeLessThan(app.clock.now().getTime());
  });

  it('is laid once', async () => {
    const before = await states();
    expect(await app.statementsOf(() => seedDemo(app.services))).toHaveLength(1);
    expect(await states()).toEqual(before);
  });
});

describe('The demo warehouse', () => {
  const warehouse = demoWarehouse(1_000);
  const steps = async (count: number) => {
    for (let step = 0; step < count; step++) await warehouse.run(app.services);
  };

  it('leaves the samples as they are', async () => {
    const before = await states();
    await steps(12);
    expect(await states()).toEqual(before);
  });

  it('buys and receives what a newcomer orders, one step at a time', async () => {
    const { submitOrder } = await shopper.run(`mutation { submitOrder(input: {
      contact: { name: "Mira", phone: "12345678", email: "mira@example.com" }
      finePhotos: { count: 2, note: "The seams", location: "Left sleeve" }
    }) { ... on SubmitOrderPayload { order { id } } ${REFUSAL} } }`);
    const { id } = submitOrder.order;
    const pay = { kind: 'ORDER', targetId: id, method: 'BALANCE', idempotencyKey: 'demo-pay-1' };
    await shopper.run(
      `mutation ($input: PayInput!) { pay(input: $input) { ... on PayPayload { payment { id } } ${REFUSAL} } }`,
      {
        input: pay,
      },
    );
    const statusOf = async () =>
      (await shopper.run('query ($id: ID!) { order(id: $id) { status } }', { id })).order.status;

    await steps(1);
    expect(await statusOf()).toBe('PROCESSING');
    await steps(1);
    expect(await statusOf()).toBe('PROCESSING'); // one of two items is there
    await steps(1);
    expect(await statusOf()).toBe('IN_STOCK');
    const { order } = await shopper.run(
      'query ($id: ID!) { order(id: $id) { items { storedItem { photos { url } } } } }',
      { id },
    );
    // One kind of the demo shop's goods is in an open box as well.
    const taken = order.items.map(
      ({ storedItem }: { storedItem: { photos: object[] } }) => storedItem.photos.length,
    );
    // Two fine photos were paid for: the last item to arrive has them beside those that every item gets.
    expect(taken).toEqual([3, 5]);
  });

  it('ships what a newcomer packs', async () => {
    const { storedItems, addresses } = await shopper.run(
      '{ storedItems { id status } addresses { id } }',
    );
    const storedItemIds = storedItems.map((item: { id: string }) => item.id).slice(0, 1);
    const addressId = addresses[0].id;
    const { deliveryQuotes } = await shopper.run(
      'query ($input: QuoteInput!) { deliveryQuotes(input: $input) { lineId total } }',
      { input: { storedItemIds, addressId } },
    );
    const usable = deliveryQuotes.find(({ total }: { total: number | null }) => total !== null);
    const declarations = [
      { storedItemId: storedItemIds[0], description: 'Household goods', declaredValue: 1_000 },
    ];
    const input = { storedItemIds, addressId, deliveryLineId: usable.lineId, declarations };
    const { createPackingPlan } = await shopper.run(
      `mutation ($input: CreatePackingPlanInput!) { createPackingPlan(input: $input) { ... on CreatePackingPlanPayload { plan { id } } ${REFUSAL} } }`,
      { input },
    );
    const target = { kind: 'PACKING_PLAN', targetId: createPackingPlan.plan.id };
    const { pay } = await shopper.run(
      `mutation ($input: PayInput!) { pay(input: $input) { ... on PayPayload { payment { package { id number } } } ${REFUSAL} } }`,
      { input: { ...target, method: 'BALANCE', idempotencyKey: 'demo-pay-2' } },
    );
    await steps(1);
    const { id, number } = pay.payment.package;
    expect(await states()).toContain(`${number} PENDING_RECEIPT`);
    // A carrier's name is the same in all languages; that of its delivery line is not.
    const sent = await shopper.run('query ($id: ID!) { package(id: $id) { carrier } }', { id });
    expect(sent.package.carrier).toBe('Tidal Express');
  });

  it('answers a refund request after a while', async () => {
    const { orders } = await shopper.run(
      '{ orders(filter: { status: PAID }) { items { id number } } }',
    );
    const [{ id, number }] = orders.items;
    await shopper.run(
      `mutation ($input: RequestRefundInput!) { requestRefund(input: $input) { ... on RequestRefundPayload { order { id } } ${REFUSAL} } }`,
      { input: { orderId: id, reason: 'Changed my mind' } },
    );
    await steps(8);
    expect(await states()).toContain(`${number} REFUND_PROCESSING`);
    await steps(1);
    expect(await states()).toContain(`${number} REFUNDED`);
  });

  it('finds the money of a remittance after a while (RT-26)', async () => {
    const newcomer = await app.newShopper();
    const input = {
      ...{ amount: 50_000, senderName: 'Mira', senderCountry: 'GB' },
      ...{ controlNumber: '8273645012', idempotencyKey: 'demo-remittance-1' },
    };
    await newcomer.run(
      `mutation ($input: SubmitRemittanceInput!) {
        submitRemittance(input: $input) { ... on SubmitRemittancePayload { payment { id } } ${REFUSAL} }
      }`,
      { input },
    );
    const balanceOf = async () =>
      (await newcomer.run('{ viewer { fund { balance } } }')).viewer.fund.balance;
    await steps(8);
    expect(await balanceOf()).toBe(0);
    await steps(1);
    expect(await balanceOf()).toBe(50_000);
  });

  it('sends a withdrawal back after a while', async () => {
    const newcomer = await app.newShopper();
    await buildWithdrawal(app, newcomer);
    const STATUS = '{ withdrawals { edges { node { status } } } }';
    const statusOf = async () => (await newcomer.run(STATUS)).withdrawals.edges[0].node.status;
    await steps(8);
    expect(await statusOf()).toBe('PENDING');
    await steps(1);
    expect(await statusOf()).toBe('COMPLETED');
  });

  it('goes on past work that cannot be done', async () => {
    const newcomer = await app.newShopper();
    const broken = await buildOrder(app, newcomer, { status: 'PAID' });
    const sound = await buildOrder(app, newcomer, { status: 'PAID' });
    await app.services.db.transaction((tx) =>
      tx.update(OrderItem, { orderId: broken.id }, { unitPrice: ZERO }),
    );
    await steps(2);
    const { orders } = await newcomer.run('{ orders { items { id status } } }');
    expect(orders.items).toEqual([
      { id: sound.id, status: 'PROCESSING' },
      { id: broken.id, status: 'PAID' },
    ]);
  });
});
