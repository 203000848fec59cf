import { DAY_MS } from '../../kernel/clock';
import { buildOrder } from '../builders/order';
import { buildPackage } from '../builders/package';
import { buildPackingPlan } from '../builders/packing-plan';
import { buildQuestion } from '../builders/question';
import { signInAgain } from '../builders/session';
import { buildStoredItem } from '../builders/stored-item';
import { callRest } from '../rest-client';
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

const LIST = `query ($filter: OrderFilter, $sort: OrderSort, $page: Int! = 1, $size: Int! = 50) {
  orders(filter: $filter, sort: $sort, page: $page, pageSize: $size) {
    items { id nextStep { actor by } } total hasNextPage counts { status count }
  }
}`;
const CONFIRM =
  'mutation ($id: ID!) { confirmReceipt(input: { packageId: $id }) { package { id } } }';

interface List {
  readonly items: readonly { readonly id: string; readonly nextStep: { actor: string } | null }[];
  readonly total: number;
  readonly hasNextPage: boolean;
  readonly counts: readonly { readonly status: string; readonly count: number }[];
}
const listed = async (filter: object, variables: object = {}): Promise<List> =>
  (await shopper.run(LIST, { filter, ...variables })).orders;
const waiting = (filter: object = {}, variables: object = {}) =>
  listed({ nextActor: 'SHOPPER', ...filter }, variables);
const idsOf = ({ items }: List) => items.map(({ id }) => id);

/** One order of each kind, in the order in which they were submitted. */
async function buildAll() {
  return {
    unpaid: (await buildOrder(app, shopper)).id,
    paid: (await buildOrder(app, shopper, { status: 'PAID' })).id,
    asked: (await buildQuestion(app, shopper)).order.id,
    bought: (await buildOrder(app, shopper, { status: 'PROCESSING' })).id,
    stored: (await buildOrder(app, shopper, { status: 'IN_STOCK' })).id,
    refunding: (await buildOrder(app, shopper, { status: 'REFUND_PROCESSING' })).id,
    refunded: (await buildOrder(app, shopper, { status: 'REFUNDED' })).id,
    cancelled: (await buildOrder(app, shopper, { status: 'CANCELLED' })).id,
    packed: (await buildPackage(app, shopper, 'PENDING_SHIPMENT')).orderId,
    sent: (await buildPackage(app, shopper, 'PENDING_RECEIPT')).orderId,
    received: (await buildPackage(app, shopper, 'COMPLETED')).orderId,
  };
}

describe('A shopper lists the orders that wait for them (RT-13)', () => {
  it('exactly those that say so themselves', async () => {
    const { unpaid, asked, stored } = await buildAll();
    const all = await listed({});
    const saying = all.items.filter(({ nextStep }) => nextStep?.actor === 'SHOPPER');
    const found = await waiting();
    expect(idsOf(found).toSorted()).toEqual([stored, asked, unpaid].toSorted());
    expect(found.items).toEqual(expect.arrayContaining(saying));
    expect(found.total).toBe(3);
  });

  /**
   * In the order in which they were submitted: what is stored free for 30 days, two to be paid within 72
   * hours, the second a day after the first, and a parcel to be paid, for which no deadline is set.
   */
  async function buildDeadlines() {
    const stored = (await buildOrder(app, shopper, { status: 'IN_STOCK' })).id;
    const first = (await buildOrder(app, shopper)).id;
    const { viewer } = await shopper.run('{ viewer { email } }');
    app.clock.advance(DAY_MS);
    shopper = await signInAgain(app, viewer.email);
    const second = (await buildOrder(app, shopper)).id;
    const item = await buildStoredItem(app, shopper);
    await buildPackingPlan(shopper, [item.id]);
    return { stored, first, second, reserved: item.orderId };
  }

  it('the earliest deadline first, those without one last; page by page, and by REST', async () => {
    const { stored, reserved, first, second } = await buildDeadlines();
    const urgent = [first, second, stored, reserved];
    const all = await waiting();
    expect(idsOf(all)).toEqual(urgent);
    expect(all.items.at(-1)?.nextStep).toEqual({ actor: 'SHOPPER', by: null });
    const pages = await Promise.all([1, 2, 3].map((page) => waiting({}, { page, size: 3 })));
    expect(pages.map(idsOf)).toEqual([urgent.slice(0, 3), [reserved], []]);
    expect(pages.map(({ total, hasNextPage }) => [total, hasNextPage])).toEqual([
      [4, true],
      [4, false],
      [4, false],
    ]);
    const inStock = await waiting({ status: 'IN_STOCK' }, { size: 1 });
    expect([idsOf(inStock), inStock.total]).toEqual([[stored], 2]);
    const query = { next_actor: 'SHOPPER', page: '2', page_size: '2' };
    const { body } = await callRest(shopper, 'get', '/orders', { query });
    expect(body.data).toMatchObject({ total: 4, items: [{ id: stored }, { id: reserved }] });
  });

  it('or as it is asked for: by when they were submitted, or by what they cost', async () => {
    const { stored, reserved, first, second } = await buildDeadlines();
    const sorted = async (field: string, direction: string) =>
      idsOf(await waiting({}, { sort: { field, direction } }));
    expect(await sorted('SUBMITTED_AT', 'ASC')).toEqual([stored, first, second, reserved]);
    expect(await sorted('SUBMITTED_AT', 'DESC')).toEqual([reserved, second, first, stored]);
    const dear = (await buildOrder(app, shopper, { items: [{ unitPrice: 900_00 }] })).id;
    expect((await sorted('AMOUNT', 'DESC'))[0]).toBe(dear);
    const byAmount = await sorted('AMOUNT', 'ASC');
    const everything = await listed({}, { sort: { field: 'AMOUNT', direction: 'ASC' } });
    expect(byAmount).toEqual(idsOf(everything));
  });

  it('with a tab for each status that counts them', async () => {
    const { asked } = await buildAll();
    const { counts } = await waiting();
    expect(counts.filter(({ count }) => count > 0)).toEqual([
      { status: 'PENDING_PAYMENT', count: 1 },
      { status: 'PAID', count: 1 },
      { status: 'IN_STOCK', count: 1 },
    ]);
    const paid = await waiting({ status: 'PAID' });
    expect([idsOf(paid), paid.total]).toEqual([[asked], 1]);
  });

  it('or for us, or for a carrier', async () => {
    const { paid, bought, refunding, packed, sent } = await buildAll();
    const ours = await listed({ nextActor: 'OPERATOR' });
    expect(idsOf(ours)).toEqual([packed, refunding, bought, paid]);
    expect(idsOf(await listed({ nextActor: 'CARRIER' }))).toEqual([sent]);
  });

  it('together with words: none where the words are those of another', async () => {
    await buildOrder(app, shopper, { items: [{ name: 'Kettle' }] });
    await buildOrder(app, shopper, { items: [{ name: 'Lamp' }], status: 'PAID' });
    expect((await waiting({ search: 'kettle' })).total).toBe(1);
    expect(await waiting({ search: 'lamp' })).toMatchObject({ items: [], total: 0 });
  });

  it('as time goes by: what can be paid no more waits for nobody, a parcel that is due does', async () => {
    await buildOrder(app, shopper);
    const parcel = await buildPackage(app, shopper, 'PENDING_RECEIPT');
    const { viewer } = await shopper.run('{ viewer { email } }');
    app.clock.advance(20 * DAY_MS);
    shopper = await signInAgain(app, viewer.email);
    expect(idsOf(await waiting())).toEqual([parcel.orderId]);
    await shopper.run(CONFIRM, { id: parcel.id });
    expect(idsOf(await waiting())).toEqual([]);
  });

  it('no stranger sees them', async () => {
    await buildAll();
    const stranger = await app.newShopper();
    expect(await stranger.run(LIST, { filter: { nextActor: 'SHOPPER' } })).toMatchObject({
      orders: { items: [], total: 0 },
    });
  });

  it('by REST as well, which refuses actors that do not exist', async () => {
    await buildOrder(app, shopper);
    await buildOrder(app, shopper, { status: 'PAID' });
    const call = (actor: string) =>
      callRest(shopper, 'get', '/orders', { query: { next_actor: actor } });
    expect((await call('SHOPPER')).body.data).toMatchObject({ total: 1 });
    expect((await call('NOBODY')).body).toMatchObject({ data: { reason: 'VALIDATION_FAILED' } });
  });

  it('in as many statements, however many there are; what was received is not judged', async () => {
    const costOf = async () => (await app.statementsOf(() => waiting())).length;
    await buildAll();
    const once = await costOf();
    expect(once).toBeLessThanOrEqual(7);
    await buildAll();
    expect(await costOf()).toBe(once);
    const idle = await app.newShopper();
    await buildPackage(app, idle, 'COMPLETED');
    const read = await app.statementsOf(() => idle.run(LIST, { filter: { nextActor: 'SHOPPER' } }));
    expect(read.filter((sql) => sql.includes('stored_items'))).toHaveLength(1);
  });
});
