import { DAY_MS, HOUR_MS } from '../../kernel/clock';
import { shipPackage } from '../../modules/fulfilment/ship-package';
import { buildFund } from '../builders/fund';
import { buildOrder } from '../builders/order';
import { buildPackage } from '../builders/package';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import { clerk } from '../staff-actor';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shopper = await app.newShopper();
});
afterAll(() => app.stop());

const FILTER = '$status: %Status, $search: String, $from: DateTime, $to: DateTime, $sort: %Sort';
const ARGS = 'filter: { status: $status, search: $search, from: $from, to: $to }, sort: $sort';
const LIST = 'total counts { status count }';
const ORDERS = `query (${FILTER.replaceAll('%', 'Order')}) {
  orders(${ARGS}) { items { id items { name } availableActions } ${LIST} }
}`;
const PACKAGES = `query (${FILTER.replaceAll('%', 'Package')}) {
  packages(${ARGS}) { items { id items { name } } ${LIST} }
}`;
const RECORDS = `query ($type: FundRecordType, $from: DateTime, $to: DateTime) {
  fundRecords(filter: { type: $type, from: $from, to: $to }) { edges { node { type } } totalCount }
}`;

type Filter = Record<string, unknown>;
interface List {
  readonly items: { readonly id: string }[];
  readonly total: number;
  readonly counts: { readonly status: string; readonly count: number }[];
}
const orders = async (filter: Filter): Promise<List> => (await shopper.run(ORDERS, filter)).orders;
const packages = async (filter: Filter): Promise<List> =>
  (await shopper.run(PACKAGES, filter)).packages;
const idsOf = ({ items }: List) => items.map(({ id }) => id);
const counted = ({ counts }: List) =>
  Object.fromEntries(counts.filter(({ count }) => count > 0).map((one) => [one.status, one.count]));

const called = (name: string) => ({ items: [{ name }] });

describe('A shopper looks for an order (RT-13)', () => {
  it('by its number or a part of it, in any case', async () => {
    const { id, number } = await buildOrder(app, shopper);
    await buildOrder(app, shopper);
    for (const search of [number, number.toLowerCase(), number.slice(-9), `  ${number} `])
      expect(idsOf(await orders({ search }))).toEqual([id]);
  });

  it('by the name of an item, also one that is not written in ASCII', async () => {
    const teapot = await buildOrder(app, shopper, called('Blue Teapot'));
    const lamp = await buildOrder(app, shopper, called('Lámpara 台灯 100%'));
    expect(idsOf(await orders({ search: 'teapot' }))).toEqual([teapot.id]);
    for (const search of ['Lámpara', '台灯', '100%'])
      expect(idsOf(await orders({ search }))).toEqual([lamp.id]);
  });

  it('by the number or the tracking number of the package it travels in', async () => {
    const parcel = await buildPackage(app, shopper);
    await buildOrder(app, shopper);
    const tracking = { packageNumber: parcel.number, carrier: 'EMS', trackingNumber: 'EA77001CN' };
    await shipPackage(app.services, clerk, tracking);
    for (const search of [parcel.number, 'ea77001'])
      expect(idsOf(await orders({ search }))).toEqual([parcel.orderId]);
  });

  it.each(['%', '_', "' OR 1=1 --", '!', '\\'])('%s stands for itself', async (search) => {
    await buildOrder(app, shopper);
    expect(await orders({ search })).toMatchObject({ items: [], total: 0 });
  });

  it('within a tab; the tabs count what was found, the total is that of the tab', async () => {
    await buildOrder(app, shopper, called('Red cup'));
    const paid = await buildOrder(app, shopper, { ...called('Red plate'), status: 'PAID' });
    await buildOrder(app, shopper, { ...called('Green plate'), status: 'PAID' });
    const found = await orders({ search: 'red', status: 'PAID' });
    expect([idsOf(found), found.total]).toEqual([[paid.id], 1]);
    expect(counted(found)).toEqual({ PENDING_PAYMENT: 1, PAID: 1 });
  });

  it('by the days it was submitted: the first instant counts, the last does not', async () => {
    const early = await buildOrder(app, shopper);
    app.clock.advance(DAY_MS);
    const between = app.clock.now();
    const late = await buildOrder(app, shopper);
    expect(idsOf(await orders({ from: between }))).toEqual([late.id]);
    expect(idsOf(await orders({ to: between }))).toEqual([early.id]);
    expect(idsOf(await orders({ from: between, to: between }))).toEqual([]);
    expect(counted(await orders({ from: between }))).toEqual({ PENDING_PAYMENT: 1 });
  });

  it('in 4 statements, whatever is looked for', async () => {
    await buildOrder(app, shopper, called('Kettle'));
    const filter = {
      search: 'kettle',
      status: 'PENDING_PAYMENT',
      from: '2020-01-01T00:00:00.000Z',
    };
    const statements = await app.statementsOf(() => orders(filter));
    expect(statements.length).toBeLessThanOrEqual(4);
  });

  it('once for the page and its tabs, as in packages', async () => {
    await buildPackage(app, shopper, 'PENDING_RECEIPT');
    const both = async () => [
      await orders({ search: 'jd0146' }),
      await packages({ search: 'jd0146' }),
    ];
    const statements = await app.statementsOf(async () => {
      for (const { items, total } of await both()) expect(items).toHaveLength(total);
    });
    expect(statements.filter((sql) => sql.includes('LIKE'))).toHaveLength(2);
  });

  it('and never finds that of a stranger, nor a stranger his', async () => {
    const parcel = await buildPackage(app, shopper, 'PENDING_RECEIPT');
    const own = idsOf(await orders({ search: 'JD0146' }));
    const stranger = await app.newShopper();
    await buildPackage(app, stranger, 'PENDING_RECEIPT');
    expect(own).toEqual([parcel.orderId]);
    expect(idsOf(await orders({ search: 'JD0146' }))).toEqual(own);
    for (const search of [parcel.number, 'JD0146'])
      expect(await stranger.run(PACKAGES, { search })).not.toMatchObject({
        packages: { items: expect.arrayContaining([expect.objectContaining({ id: parcel.id })]) },
      });
  });
});

describe('A shopper looks for a package (RT-17)', () => {
  it('by its number, its tracking number, its order, its item', async () => {
    const parcel = await buildPackage(app, shopper, 'PENDING_RECEIPT');
    const other = await buildPackage(app, shopper);
    const { order } = await shopper.run(
      'query ($id: ID!) { order(id: $id) { number items { name } } }',
      { id: parcel.orderId },
    );
    for (const search of [parcel.number, 'jd0146', order.number])
      expect(idsOf(await packages({ search }))).toEqual([parcel.id]);
    const both = idsOf(await packages({ search: order.items[0].name.toUpperCase() }));
    expect(both).toEqual([other.id, parcel.id]);
  });

  it('by status and days; the tabs count what was found', async () => {
    const sent = await buildPackage(app, shopper, 'PENDING_RECEIPT');
    app.clock.advance(DAY_MS);
    const from = app.clock.now();
    const { id } = await buildPackage(app, shopper);
    expect(idsOf(await packages({ from }))).toEqual([id]);
    expect(counted(await packages({ from, status: 'COMPLETED' }))).toEqual({ PENDING_SHIPMENT: 1 });
    expect(idsOf(await packages({ to: from, search: 'JD0146' }))).toEqual([sent.id]);
  });
});

describe('A list is sorted', () => {
  it('by time or by amount, from either end', async () => {
    const costing = (unitPrice: number) => ({ items: [{ unitPrice }] });
    const dear = await buildOrder(app, shopper, costing(900));
    app.clock.advance(HOUR_MS);
    const cheap = await buildOrder(app, shopper, costing(100));
    app.clock.advance(HOUR_MS);
    const middle = await buildOrder(app, shopper, costing(500));
    const sorted = async (field: string, direction: string) =>
      idsOf(await orders({ sort: { field, direction } }));
    expect(await sorted('SUBMITTED_AT', 'ASC')).toEqual([dear.id, cheap.id, middle.id]);
    expect(await sorted('AMOUNT', 'ASC')).toEqual([cheap.id, middle.id, dear.id]);
    expect(await sorted('AMOUNT', 'DESC')).toEqual([dear.id, middle.id, cheap.id]);
  });

  it('also that of packages', async () => {
    const first = await buildPackage(app, shopper);
    app.clock.advance(HOUR_MS);
    const second = await buildPackage(app, shopper);
    const sort = { field: 'CREATED_AT', direction: 'ASC' };
    expect(idsOf(await packages({ sort }))).toEqual([first.id, second.id]);
    expect(idsOf(await packages({ sort: { field: 'LOGISTICS_FEE' } }))).toHaveLength(2);
  });
});

describe('The fund details (RT-19)', () => {
  it('are narrowed by why and when the money moved', async () => {
    await buildOrder(app, shopper, { status: 'PAID' });
    app.clock.advance(DAY_MS);
    const from = app.clock.now();
    await buildFund(app, shopper, 500);
    const typesOf = async (filter: Filter) => {
      const { edges, totalCount } = (await shopper.run(RECORDS, filter)).fundRecords;
      return [edges.map(({ node }: { node: { type: string } }) => node.type), totalCount];
    };
    expect(await typesOf({ type: 'ORDER_PAYMENT' })).toEqual([['ORDER_PAYMENT'], 1]);
    expect(await typesOf({ from })).toEqual([['RECHARGE'], 1]);
    expect(await typesOf({ to: from })).toEqual([['ORDER_PAYMENT', 'RECHARGE'], 2]);
    expect(await typesOf({ type: 'PACKAGE_REFUND' })).toEqual([[], 0]);
  });
});

const notADate = 'Write date, time and zone between 2000 and 2099, as in 2026-11-21T08:30:00Z';

describe('A search is refused', () => {
  it.each([
    [{ search: 'x'.repeat(101) }, 'search', 'Enter at most 100 characters'],
    [{ search: 'a\u202eb' }, 'search', 'Enter this without special control characters'],
    [{ from: '1999-12-31T00:00:00.000Z' }, 'from', notADate],
    [{ to: '2100-06-01T00:00:00.000Z' }, 'to', notADate],
  ])('with %p', async (filter, field, message) => {
    for (const list of [ORDERS, PACKAGES])
      expect((await shopper.refusal(list, filter)).extensions).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { [`filter.${field}`]: message },
      });
  });

  it.each([{ from: 'yesterday' }, { to: 7 }, { search: ['a'] }, { from: {} }])(
    'with %p as a value of a wrong type',
    async (filter) => {
      const refusal = await shopper.refusal(ORDERS, filter);
      expect(refusal.extensions.code).toBe('VALIDATION_FAILED');
    },
  );
});
