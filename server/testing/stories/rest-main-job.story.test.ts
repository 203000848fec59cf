import { shipPackage } from '../../modules/fulfilment/ship-package';
import { buildAddress } from '../builders/address';
import { buildCartItem } from '../builders/cart-item';
import { buildFund } from '../builders/fund';
import { buildOrder } from '../builders/order';
import { buildPackage } from '../builders/package';
import { buildSession } from '../builders/session';
import { buildStoredItem } from '../builders/stored-item';
import { callRest } from '../rest-client';
import { pictureForm } from '../rest-samples';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import { clerk } from '../staff-actor';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  shopper = await app.newShopper();
});

const call = async (method: string, path: string, body?: object) =>
  (await callRest(shopper, method, path, { body })).body;

/** The `data` of a call that works. */
async function done(method: string, path: string, body?: object) {
  const answer = await call(method, path, body);
  expect(answer).toMatchObject({ code: 200 });
  return answer.data as { id: string; [name: string]: unknown };
}

const contact = { name: 'Anna Lee', phone: '+49 30 1234567', email: 'anna@example.com' };
const teapot = { url: 'https://shop.example.com/item?id=7', name: 'Teapot', unit_price: 12_50 };

function pay(kind: string, target: { readonly id: string }) {
  const idempotency_key = `pay-${target.id}`;
  return done('post', '/payments', { kind, target_id: target.id, idempotency_key });
}

async function parcel() {
  const { id: stored_item_id } = await buildStoredItem(app, shopper);
  const address_id = await buildAddress(shopper);
  const declaration = { stored_item_id, description: 'Teapot', declared_value: 10_00 };
  return { stored_item_ids: [stored_item_id], address_id, declarations: [declaration] };
}

describe('An integrator of the REST paths (API-20)', () => {
  it('fills the cart, orders what is selected and pays for it', async () => {
    const item = await done('post', '/cart', teapot);
    const later = await done('post', '/cart', { ...teapot, specification: 'Blue' });
    await done('post', `/cart/${item.id}`, { quantity: 2, remark: 'Two, please' });
    await done('post', '/cart/select', { ids: [later.id], is_selected: false });
    expect(await done('get', '/cart')).toMatchObject([
      { id: later.id, specification: 'Blue', is_selected: false },
      { id: item.id, quantity: 2, remark: 'Two, please', subtotal: 25_00, is_selected: true },
    ]);

    const finePhotos = { count: 2, note: 'The lid', location: 'Top' };
    const order = await done('post', '/orders', {
      ...{ contact, purchase_remark: 'No box', fine_photos: finePhotos },
    });
    expect(order).toMatchObject({ amount: 29_00, contact, purchase_remark: 'No box' });
    expect(await done('get', '/cart')).toMatchObject([{ id: later.id }]);
    await done('delete', `/cart/${later.id}`);
    expect(await done('get', '/cart')).toEqual([]);

    await buildFund(app, shopper, 29_00);
    await pay('ORDER', order);
    const number = order['order_number'] as string;
    expect(await done('get', `/orders/${number}`)).toMatchObject({ id: order.id, status: 'PAID' });
  });

  it('follows an order: its items, way, timeline and what may be done with it', async () => {
    const image = await callRest(shopper, 'post', '/uploads', { form: await pictureForm() });
    const { id: image_id, url } = image.body.data as { id: string; url: string };
    await done('post', '/cart', { ...teapot, image_id, specification: 'Blue' });
    expect(await done('get', '/cart_summary')).toEqual({
      ...{ count: 1, selected_count: 1, selected_total: 12_50 },
    });
    const order = await done('post', '/orders', { contact });
    const detail = await done('get', `/orders/${order.id}`);
    expect(detail).toMatchObject({
      available_actions: ['PAY', 'CANCEL'],
      payment_due_time: expect.any(String) as string,
      refund_deadline: null,
      items: [
        {
          ...{ status: 'ORDERED', specification: 'Blue', unit_price: 12_50, quantity: 1 },
          ...{ image_url: url, shop: 'shop.example.com', stored_item_id: null, url: teapot.url },
        },
      ],
      timeline: [{ event: 'submit', label: 'Order submitted', actor: 'SHOPPER' }],
    });
    const steps = detail['steps'] as { status: string; reached_at: string | null }[];
    expect(steps.map(({ status, reached_at }) => [status, reached_at !== null])).toEqual([
      ...[
        ['PENDING_PAYMENT', true],
        ['PAID', false],
        ['PROCESSING', false],
        ['IN_STOCK', false],
      ],
    ]);
    expect(await done('get', '/suggested_contact')).toMatchObject({ name: 'Anna Lee' });
  });

  it('asks for the money of an order back, and takes that back', async () => {
    const { id } = await buildOrder(app, shopper, { status: 'PAID' });
    const body = { reason: 'Ordered by mistake' };
    expect(await done('post', `/orders/${id}/request_refund`, body)).toMatchObject({
      ...{ status: 'REFUND_PROCESSING', refund_reason: 'Ordered by mistake' },
      available_actions: ['CANCEL_REFUND_REQUEST'],
    });
    expect((await call('post', `/orders/${id}/request_refund`, body)).data).toEqual({
      reason: 'ORDER_STATUS_FORBIDS',
    });
    expect(await done('post', `/orders/${id}/withdraw_refund_request`)).toMatchObject({
      ...{ status: 'PAID', refund_reason: null, available_actions: ['REQUEST_REFUND'] },
    });
  });

  it('pays for two orders at once, or for neither', async () => {
    const orders = [await buildOrder(app, shopper), await buildOrder(app, shopper)];
    const order_ids = orders.map(({ id }) => id).sort();
    const total = orders.reduce((sum, { amount }) => sum + amount, 0);
    const payment = { order_ids, idempotency_key: 'both-of-them' };
    expect((await call('post', '/joint_payments', payment)).data).toEqual({
      reason: 'BALANCE_TOO_LOW',
    });
    await buildFund(app, shopper, total);
    expect(await done('post', '/joint_payment_quotes', { order_ids })).toMatchObject({
      ...{ amount: total, balance: total },
      methods: [
        { code: 'BALANCE', is_available: true },
        { code: 'CARD', is_available: true },
      ],
    });
    const paid = await done('post', '/joint_payments', payment);
    expect(paid).toMatchObject({ amount: total, payments: [{ kind: 'ORDER' }, { kind: 'ORDER' }] });
    expect(await done('get', `/joint_payments/${paid.id}`)).toEqual(paid);
    const list = await done('get', '/orders?status=PAID');
    expect((list['items'] as { id: string }[]).map(({ id }) => id).sort()).toEqual(order_ids);
  });

  it('has stored items quoted, packed and sent, confirms receipt and reviews', async () => {
    const { declarations, ...chosen } = await parcel();
    const quotes = await done('post', '/delivery_quotes', chosen);
    const air = (quotes as unknown as { line_id: string; total: number }[]).find(
      ({ line_id }) => line_id === 'air-general',
    );
    const choice = { ...chosen, declarations, delivery_line_id: air?.line_id };
    const plan = await done('post', '/packing_plans', choice);
    expect(plan).toMatchObject({ status: 'OPEN', total: air?.total, items: [{ quantity: 1 }] });
    expect(await done('get', '/stored_items')).toMatchObject([
      { status: 'RESERVED', available_actions: [] },
    ]);

    await buildFund(app, shopper, air?.total ?? 0);
    await pay('PACKING_PLAN', plan);
    expect(await done('get', '/stored_items')).toEqual([]);
    const { items: packages } = await done('get', '/packages');
    const [{ id, package_number }] = packages as [{ id: string; package_number: string }];
    const packageNumber = package_number;
    await shipPackage(app.services, clerk, {
      packageNumber,
      carrier: 'DHL',
      trackingNumber: 'JD0146',
    });
    await done('post', `/packages/${id}/confirm_receipt`);
    await done('post', `/packages/${id}/review`, { stars: 5, content: 'All in one piece' });
    expect(await done('get', `/packages/${packageNumber}`)).toMatchObject({
      ...{ id, status: 'COMPLETED', tracking_number: 'JD0146', logistics_fee: air?.total },
      ...{ address: { country: 'Germany' }, items: [{ status: 'PACKED' }], review: { stars: 5 } },
    });
    expect(await call('post', `/packages/${id}/review`, { stars: 1, content: 'Again' })).toEqual(
      expect.objectContaining({ code: 400 }),
    );
  });

  it('gives a plan up, cancels a package and confirms several that have arrived', async () => {
    const { declarations, ...chosen } = await parcel();
    const choice = { ...chosen, declarations, delivery_line_id: 'air-general' };
    const plan = await done('post', '/packing_plans', choice);
    const quoted = { kind: 'PACKING_PLAN', target_id: plan.id };
    expect(await done('post', '/payment_quotes', quoted)).toMatchObject({ amount: plan['total'] });
    await done('post', `/packing_plans/${plan.id}/cancel`);
    expect(await done('get', `/packing_plans/${plan.id}`)).toMatchObject({ status: 'CANCELLED' });
    expect((await call('post', '/payment_quotes', quoted)).code).toBe(400);

    const { id } = await buildPackage(app, shopper);
    expect(await done('post', `/packages/${id}/cancel`)).toMatchObject({
      ...{ status: 'CANCELLED', available_actions: [] },
      timeline: [{ event: 'open' }, { event: 'cancel', actor: 'SHOPPER' }],
    });
    const sent = [
      await buildPackage(app, shopper, 'PENDING_RECEIPT'),
      await buildPackage(app, shopper, 'PENDING_RECEIPT'),
    ];
    const package_ids = sent.map((one) => one.id);
    const both = [{ status: 'COMPLETED' }, { status: 'COMPLETED' }];
    expect(await done('post', '/packages/confirm_receipts', { package_ids })).toMatchObject(both);
  });

  it('keeps the address book', async () => {
    const home = await buildAddress(shopper);
    const work = await buildAddress(shopper);
    const change = {
      ...{ label: 'Work', first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com' },
      ...{ phone: '+49 30 1234567', country_code: 'DE', city: 'Bonn', detail: 'Am Rhein 1' },
      postcode: '53111',
    };
    await done('post', `/addresses/${work}`, change);
    expect(await done('post', `/addresses/${work}/set_default`)).toMatchObject({
      ...{ city: 'Bonn', is_default: true, available_actions: ['EDIT'] },
    });
    expect(await call('delete', `/addresses/${work}`)).toMatchObject({
      data: { reason: 'DEFAULT_ADDRESS_NOT_DELETABLE' },
    });
    await done('delete', `/addresses/${home}`);
    expect(await done('get', '/addresses')).toMatchObject([{ id: work }]);
  });

  it('ends the sessions of the shopper elsewhere', async () => {
    const other = await buildSession(app, shopper);
    const open = (await done('get', '/sessions')) as unknown as { id: string }[];
    expect(open).toHaveLength(2);
    expect(await done('delete', `/sessions/${other}`)).toMatchObject([{ is_current: true }]);
    expect((await call('delete', `/sessions/${other}`)).code).toBe(404);
    await buildSession(app, shopper);
    expect(await done('post', '/sessions/end_others')).toMatchObject([{ is_current: true }]);
  });

  it('reads notifications and deletes them', async () => {
    await buildOrder(app, shopper, { status: 'PAID' });
    const list = await done('get', '/notifications');
    const [first] = list['items'] as [{ id: string; target: object }];
    expect(list['unread_count']).toBe(list['total']);
    expect(first.target).toMatchObject({ kind: 'ORDER' });
    expect(await done('post', '/notifications/read_all')).toEqual({ marked_count: list['total'] });
    await done('post', '/notifications/delete', { ids: [first.id] });
    expect(await done('get', '/notifications')).toMatchObject({
      ...{ unread_count: 0, total: (list['total'] as number) - 1 },
    });
  });

  it('cannot order an empty cart, nor find an order by another’s number', async () => {
    expect((await call('post', '/orders', { contact })).code).toBe(400);
    await buildCartItem(shopper);
    const number = (await done('post', '/orders', { contact }))['order_number'] as string;
    shopper = await app.newShopper();
    expect((await call('get', `/orders/${number}`)).code).toBe(404);
  });

  it.each([
    ['/orders', 'contact.phone', { contact: { ...contact, phone: 'x' } }],
    ['/orders', 'contact.name', { contact: null }],
    ['/orders', 'fine_photos.count', { contact, fine_photos: { count: 1_000 } }],
    ['/cart', 'price_change_reason', { ...teapot, price_change_reason: 'r'.repeat(151) }],
    ['/cart', 'url', { ...teapot, url: 'javascript:alert(1)' }],
    ['/cart/select', 'ids', { ids: [null], is_selected: true }],
  ])(
    'cannot send to %s a wrong %s, which the rules of every endpoint refuse',
    async (path, name, body) => {
      await buildCartItem(shopper);
      const { code, data } = await call('post', path, body);
      expect(code).toBe(422);
      expect((data as { fields: object }).fields).toHaveProperty([name]);
    },
  );

  it('cannot have a parcel packed whose declarations are not filled in', async () => {
    const { declarations, ...chosen } = await parcel();
    const choice = { ...chosen, delivery_line_id: 'air-general' };
    const worthless = declarations.map((one) => ({ ...one, declared_value: 0 }));
    for (const wrong of [[], [null], worthless])
      expect(
        await call('post', '/packing_plans', { ...choice, declarations: wrong }),
      ).toMatchObject({
        code: 422,
      });
    expect(await done('get', '/stored_items')).toMatchObject([
      { status: 'STORED', available_actions: ['PACK'] },
    ]);
  });
});
