import { shipPackage } from '../../modules/fulfilment/ship-package';
import { buildAddress } from '../builders/address';
import { buildCartItem } from '../builders/cart-item';
import { buildFund } from '../builders/fund';
import { buildStoredItem } from '../builders/stored-item';
import { callRest } from '../rest-client';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

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
    await shipPackage(app.services, { packageNumber, carrier: 'DHL', trackingNumber: 'JD0146' });
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
    ['/cart', 'price_change_reason', { ...teapot, price_read: 9_00 }],
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
