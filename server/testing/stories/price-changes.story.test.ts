import { strFromU8, unzipSync } from 'fflate';
import { buildCartItem, cartItemForm } from '../builders/cart-item';
import { buildFund } from '../builders/fund';
import { buildListing } from '../builders/listing';
import { orderForm } from '../builders/order';
import { operate } from '../run-operator';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  shopper = await app.newShopper();
});

const ADD = 'mutation ($input: AddCartItemInput!) { addCartItem(input: $input) { item { id } } }';
const CART = '{ cart { selectedTotal items { unitPrice priceRead priceChangeReason } } }';
const SUBMIT = `mutation ($input: SubmitOrderInput!) { submitOrder(input: $input) { ... on SubmitOrderPayload { order {
  id number amount items { unitPrice priceRead priceChangeReason }
} } ${REFUSAL} } }`;
const PAY = `mutation ($input: PayInput!) { pay(input: $input) { ... on PayPayload { payment { status } } ${REFUSAL} } }`;
const correction = { unitPrice: 9_900, priceChangeReason: 'Coupon on the page' };
const corrected = { ...correction, priceRead: 12_500 };

/** Has a page with a price of 125 yuan read; returns a function that puts its item into the cart. */
async function readAt125() {
  const price = { amount: '125.00', currency: 'CNY' };
  return { listingId: await buildListing(app, shopper, { variants: [], price }) };
}

const itemsOf = async () => (await shopper.run(CART)).cart.items;

async function exported(): Promise<string> {
  const response = await shopper.fetch('/account/export');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.values(files)
    .map((file) => strFromU8(file))
    .join('\n');
}

async function operator(...args: string[]): Promise<string> {
  const { out } = await operate(app, ...args);
  return out;
}

describe('A shopper corrects the price that was read (RT-27)', () => {
  it('with a reason; it is kept in the cart, in the order, for the operator and in the export', async () => {
    await buildCartItem(shopper, {
      ...{ ...(await readAt125()), ...correction },
      ...{ name: 'Teapot', quantity: 2 },
    });
    expect((await shopper.run(CART)).cart).toEqual({ selectedTotal: 19_800, items: [corrected] });
    expect(await exported()).toContain('Coupon on the page');

    const { order } = (await shopper.run(SUBMIT, { input: orderForm() })).submitOrder;
    expect(order).toMatchObject({ amount: 19_800, items: [corrected] });
    expect(await exported()).toContain('Coupon on the page');

    await buildFund(app, shopper, order.amount);
    const input = {
      kind: 'ORDER',
      targetId: order.id,
      method: 'BALANCE',
      idempotencyKey: order.id,
    };
    await shopper.run(PAY, { input });
    const note = '(page said ¥125.00: Coupon on the page)';
    const work = (await operator('work')).split('\n').find((row) => row.includes(order.number));
    expect(work).toMatch(/2 × ¥99\.00 https:\S+ /);
    expect(work).toContain(note);
    expect(await operator('purchase', order.number)).toBe(
      `${order.number} is PROCESSING.\n1 Teapot ¥99.00 ${note}\n`,
    );
  });

  it('within 150 characters (VA-07)', async () => {
    const reason = '因'.repeat(150);
    const item = { ...(await readAt125()), ...correction, priceChangeReason: reason };
    await buildCartItem(shopper, item);
    expect(await itemsOf()).toEqual([{ ...corrected, priceChangeReason: reason }]);
  });

  it.each([
    [
      'without a reason',
      '',
      'Enter why the price differs from the one that was read',
      '请填写修改价格的原因',
    ],
    [
      'with blanks',
      '   ',
      'Enter why the price differs from the one that was read',
      '请填写修改价格的原因',
    ],
    ['with 151 characters', 'r'.repeat(151), 'Enter at most 150 characters', '最多输入 150 个字符'],
  ])('but cannot %s (VA-07)', async (_, priceChangeReason, english, chinese) => {
    const input = cartItemForm({ ...(await readAt125()), ...correction, priceChangeReason });
    const variables = { input };
    const refusal = await shopper.refusal(ADD, variables);
    expect(refusal.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { priceChangeReason: english },
    });
    const inChinese = await shopper.speaking('zh').refusal(ADD, variables);
    expect(inChinese.extensions.fields?.['priceChangeReason']).toBe(chinese);
    expect(await itemsOf()).toEqual([]);
  });

  it('needs no reason for the price as it was read, and keeps none', async () => {
    for (const priceChangeReason of ['', 'none needed'])
      await buildCartItem(shopper, {
        ...(await readAt125()),
        ...{ unitPrice: 12_500, priceChangeReason },
      });
    const kept = { unitPrice: 12_500, priceRead: 12_500, priceChangeReason: '' };
    expect(await itemsOf()).toEqual([kept, kept]);
  });

  it('needs none either for a price that was never read', async () => {
    await buildCartItem(shopper, { unitPrice: 12_500 });
    expect(await itemsOf()).toEqual([
      { unitPrice: 12_500, priceRead: null, priceChangeReason: '' },
    ]);
  });

  it('and takes it at the price of the shop as well: each is a line of its own', async () => {
    const read = await readAt125();
    await buildCartItem(shopper, { ...read, ...correction });
    await buildCartItem(shopper, { ...read, unitPrice: 12_500 });
    expect(await itemsOf()).toHaveLength(2);
    expect(await itemsOf()).toEqual(
      expect.arrayContaining([
        expect.objectContaining(corrected),
        { unitPrice: 12_500, priceRead: 12_500, priceChangeReason: '' },
      ]),
    );
  });
});

describe('An item of the cart', () => {
  it('can be added deselected, with everything it had, after it was removed (RT-21)', async () => {
    await buildCartItem(shopper, { isSelected: false });
    const { cart } = await shopper.run('{ cart { selectedCount items { isSelected imageId } } }');
    expect(cart).toEqual({ selectedCount: 0, items: [{ isSelected: false, imageId: null }] });
  });
});
