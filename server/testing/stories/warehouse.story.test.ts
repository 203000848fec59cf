import { DAY_MS } from '../../kernel/clock';
import { receiveItem } from '../../modules/fulfilment/receive-item';
import { approveRefund } from '../../modules/orders/public';
import { buildUpload } from '../builders/image';
import { buildOrder } from '../builders/order';
import { buildPackage } from '../builders/package';
import { buildPackingPlan } from '../builders/packing-plan';
import { signInAgain } from '../builders/session';
import { buildStoredItem } from '../builders/stored-item';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL } from '../test-client';
import { clerk } from '../staff-actor';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const FIELDS = `id status availableActions packingPlanId name specification quantity paidAmount image { url } orderId orderNumber
  weightGrams dimensions { lengthMm widthMm heightMm } photos { url } inboundAt freeDaysLeft storageFee
  freeUntil nextDayFee`;
const STORE = `{ storedItems { ${FIELDS} } }`;
const ORDER = `query ($id: ID!) {
  order(id: $id) { status items { status storedItem { id weightGrams } } }
}`;
const CANCEL_PLAN =
  'mutation ($id: ID!) { cancelPackingPlan(input: { packingPlanId: $id }) { storedItems { id } } }';
const REQUEST_REFUND = `mutation ($input: RequestRefundInput!) {
  requestRefund(input: $input) { ... on RequestRefundPayload { order { id } } ${REFUSAL} }
}`;
const PLAN_FEES = 'query ($id: ID!) { packingPlan(id: $id) { fees { code amount } } }';
const measured = { weightGrams: 500, lengthMm: 200, widthMm: 150, heightMm: 100 };

describe('An item that arrives in the warehouse (RT-15)', () => {
  it('is listed with what was measured and the words of its order (EN-09)', async () => {
    const shopper = await app.newShopper();
    const photo = await buildUpload(shopper);
    const item = await buildStoredItem(app, shopper, { photoIds: [photo.id] });
    const { storedItems } = await shopper.run(STORE);
    expect(storedItems).toEqual([
      {
        id: item.id,
        status: 'STORED',
        availableActions: ['PACK'],
        packingPlanId: null,
        name: 'Porcelain teapot',
        specification: '',
        quantity: 1,
        paidAmount: 12_50,
        image: null,
        orderId: item.orderId,
        orderNumber: item.orderNumber,
        weightGrams: 500,
        dimensions: { lengthMm: 200, widthMm: 150, heightMm: 100 },
        photos: [{ url: app.guest.url + photo.url }],
        inboundAt: expect.any(String),
        freeDaysLeft: 30,
        storageFee: 0,
        freeUntil: new Date(Date.parse(storedItems[0].inboundAt) + 30 * DAY_MS).toISOString(),
        nextDayFee: 1_00,
      },
    ]);
    const { order } = await shopper.run(ORDER, { id: item.orderId });
    expect(order).toEqual({
      status: 'IN_STOCK',
      items: [{ status: 'ARRIVED', storedItem: { id: item.id, weightGrams: 500 } }],
    });
  });

  it('is listed by what it weighs and by where it stands, if that is asked for', async () => {
    const shopper = await app.newShopper();
    const light = await buildStoredItem(app, shopper, { weightGrams: 100 });
    const heavy = await buildStoredItem(app, shopper, { weightGrams: 900 });
    const reserved = await buildStoredItem(app, shopper, { weightGrams: 300 });
    await buildPackingPlan(shopper, [reserved.id]);
    const SOME = `query ($filter: StoredItemFilter, $sort: StoredItemSort) {
      storedItems(filter: $filter, sort: $sort) { id }
    }`;
    const sort = { field: 'WEIGHT' };
    const { storedItems } = await shopper.run(SOME, { filter: { status: 'STORED' }, sort });
    expect(storedItems).toEqual([{ id: heavy.id }, { id: light.id }]);
    const { storedItems: all } = await shopper.run(SOME, { sort: { ...sort, direction: 'ASC' } });
    expect(all).toEqual([{ id: light.id }, { id: reserved.id }, { id: heavy.id }]);
    const gone = await shopper.refusal(SOME, { filter: { status: 'PACKED' } });
    expect(gone.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { 'filter.status': 'Choose one of the offered values' },
    });
  });

  it('cannot arrive twice, nor for an order or photo that is not there', async () => {
    const shopper = await app.newShopper();
    const { orderNumber } = await buildStoredItem(app, shopper);
    const arrival = { ...measured, orderNumber, position: 1, photoIds: [] };
    await expect(receiveItem(app.services, clerk, arrival)).rejects.toThrow('ORDER_STATUS_FORBIDS');
    const awaited = await buildOrder(app, shopper, { status: 'PROCESSING' });
    const next = { ...arrival, orderNumber: awaited.number };
    for (const wrong of [{ orderNumber: 'OR1' }, { position: 2 }, { photoIds: ['nothing'] }])
      await expect(receiveItem(app.services, clerk, { ...next, ...wrong })).rejects.toThrow(
        'NOT_FOUND',
      );
    const { storedItems } = await shopper.run(STORE);
    expect(storedItems).toHaveLength(1);
  });

  it.each([
    { weightGrams: 0 },
    { weightGrams: -5 },
    { weightGrams: 1.5 },
    { weightGrams: NaN },
    { weightGrams: 100_001 },
    { lengthMm: 0 },
    { heightMm: 3_001 },
  ])('cannot measure %p', async (wrong) => {
    const shopper = await app.newShopper();
    const { number } = await buildOrder(app, shopper, { status: 'PROCESSING' });
    const arrival = { ...measured, ...wrong, orderNumber: number, position: 1, photoIds: [] };
    await expect(receiveItem(app.services, clerk, arrival)).rejects.toThrow('VALIDATION_FAILED');
    expect((await shopper.run(STORE)).storedItems).toEqual([]);
  });

  it('is seen by its shopper alone', async () => {
    await buildStoredItem(app, await app.newShopper());
    expect((await (await app.newShopper()).run(STORE)).storedItems).toEqual([]);
    expect((await app.guest.refusal(STORE)).extensions.code).toBe('PLEASE_LOGIN');
  });

  it('can be packed while it is on the shelf, and in no other status (RT-15)', async () => {
    const shopper = await app.newShopper();
    const ON_ORDER = `query ($id: ID!) {
      order(id: $id) { items { storedItem { status availableActions } } }
    }`;
    const told: Record<string, string[]> = {};
    const look = async (orderId: string) => {
      const { order } = await shopper.run(ON_ORDER, { id: orderId });
      const { status, availableActions } = order.items[0].storedItem;
      told[status] = availableActions;
    };
    const stored = await buildStoredItem(app, shopper);
    await look(stored.orderId);
    const reserved = await buildStoredItem(app, shopper);
    await buildPackingPlan(shopper, [reserved.id]);
    await look(reserved.orderId);
    await look((await buildPackage(app, shopper)).orderId);
    await shopper.run(REQUEST_REFUND, { input: { orderId: stored.orderId, reason: 'Wrong' } });
    await look(stored.orderId);
    await approveRefund(app.services, clerk, { orderNumber: stored.orderNumber, note: '' });
    await look(stored.orderId);
    expect(told).toEqual({ STORED: ['PACK'], RESERVED: [], PACKED: [], HELD: [], WITHDRAWN: [] });
  });

  it('costs three statements however many there are', async () => {
    const shopper = await app.newShopper();
    await buildStoredItem(app, shopper);
    const one = await app.statementsOf(() => shopper.run(STORE));
    for (let more = 0; more < 3; more++) await buildStoredItem(app, shopper);
    const four = await app.statementsOf(() => shopper.run(STORE));
    expect(four).toHaveLength(one.length);
    expect(four.length).toBeLessThanOrEqual(3);
  });
});

describe('The storage clock', () => {
  it('gives 30 days and then asks for 1.00 a day, but stands still in a plan', async () => {
    const email = 'patient@example.com';
    let shopper = await app.newShopper(email);
    const { id } = await buildStoredItem(app, shopper);
    const clockAfter = async (days: number) => {
      app.clock.advance(days * DAY_MS);
      shopper = await signInAgain(app, email);
      const [{ freeDaysLeft, storageFee }] = (await shopper.run(STORE)).storedItems;
      return [freeDaysLeft, storageFee];
    };
    expect(await clockAfter(0)).toEqual([30, 0]);
    expect(await clockAfter(40)).toEqual([-10, 10_00]);

    const reserved = await buildPackingPlan(shopper, [id]);
    const { packingPlan } = await shopper.run(PLAN_FEES, { id: reserved.id });
    expect(packingPlan.fees).toContainEqual({ code: 'STORAGE', amount: 10_00 });
    expect(await clockAfter(5)).toEqual([-10, 10_00]);

    await shopper.run(CANCEL_PLAN, { id: reserved.id });
    expect(await clockAfter(0)).toEqual([-10, 10_00]);
    expect(await clockAfter(1)).toEqual([-11, 11_00]);
  });
});
