import {
  changeRestrictedGoods,
  resetRestrictedGoods,
  restrictedKindCodes,
} from '../../modules/listings/public';
import { buildCartItem, cartItemForm } from '../builders/cart-item';
import { operate } from '../run-operator';
import { callRest } from '../rest-client';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';
import { clerk } from '../staff-actor';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shopper = await app.newShopper();
});
afterEach(async () => {
  for (const kind of restrictedKindCodes) await resetRestrictedGoods(app.services, clerk, kind);
});
afterAll(() => app.stop());

const TOLD = 'kind isForbidden isRefused sentence deliveryLines { lineId name }';
const TYPED = `query ($name: String, $specification: String, $remark: String) {
  itemRestrictions(name: $name, specification: $specification, remark: $remark) { ${TOLD} }
}`;
const ADD = `mutation ($input: AddCartItemInput!) {
  addCartItem(input: $input) { item { name restrictions { ${TOLD} } } }
}`;
const CART = `{ cart { items { name restrictions { kind isForbidden isRefused } } } }`;
const SUBMIT = `mutation { submitOrder(input: {
  contact: { name: "Ada", phone: "12345678", email: "ada@example.com" }
}) { ... on SubmitOrderPayload { order { id } } ${REFUSAL} } }`;

const carried = ['dhl-express', 'fedex-ip', 'air-tax-prepaid', 'ocean'];
const input = (name: string, change = {}) => ({ input: cartItemForm({ name, ...change }) });
const idsOf = (restriction: { deliveryLines: { lineId: string }[] }) =>
  restriction.deliveryLines.map(({ lineId }) => lineId);
const toldOf = async (name: string, client = shopper) =>
  (await client.run(TYPED, { name })).itemRestrictions;

/** The operator working beside the server, which notices a change after a second. */
async function operator(...args: string[]): Promise<string> {
  const { exitCode, out, err } = await operate(app, 'restricted-goods', ...args);
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  app.clock.advance(1_000);
  return out;
}

describe('An item that a shopper types by hand', () => {
  it('is told to be a restricted one while it is typed, and which delivery lines carry it', async () => {
    const [battery, ...others] = await toldOf('Power bank 20000 mAh', app.guest);
    expect(others).toEqual([]);
    expect(battery).toEqual({
      ...{ kind: 'BATTERY', isForbidden: false, isRefused: false },
      sentence: 'Batteries and devices that contain one are carried by some delivery lines only.',
      deliveryLines: expect.arrayContaining([{ lineId: 'ocean', name: 'Ocean freight' }]),
    });
    expect(idsOf(battery)).toEqual(carried);
    expect(await toldOf('Knife-edge pleated skirt')).toEqual([]);
  });

  it('is judged by specification and remark as well, in Chinese too', async () => {
    const { itemRestrictions } = await app.guest.speaking('zh').run(TYPED, {
      ...{ name: '台灯', specification: '带充电宝', remark: '请附送一把小刀' },
    });
    expect(itemRestrictions.map(({ sentence }: { sentence: string }) => sentence)).toEqual([
      '电池和内置电池的设备仅部分线路可寄。',
      '刀具等带刃物品仅部分线路可寄。',
    ]);
    expect(itemRestrictions[0].deliveryLines[0].name).toBe('DHL 国际快递');
  });

  it('is put into the cart only once the shopper acknowledged it, and tells it there again', async () => {
    const refusal = await shopper.refusal(ADD, input('Power bank'));
    expect(refusal.extensions).toEqual({
      ...{ code: 'RESTRICTED_GOODS', params: { kinds: 'BATTERY' } },
    });
    const acknowledged = input('Power bank', { acknowledgesRestrictions: true });
    const { item } = (await shopper.run(ADD, acknowledged)).addCartItem;
    expect(item.restrictions.map(idsOf)).toEqual([carried]);
    const { items } = (await shopper.run(CART)).cart;
    expect(items[0].restrictions).toEqual([
      { kind: 'BATTERY', isForbidden: false, isRefused: false },
    ]);
  });

  it('is not bought where no line carries what it is called, acknowledged or not', async () => {
    const rifle = input('Hunting rifle', { acknowledgesRestrictions: true });
    const { extensions } = await shopper.refusal(ADD, rifle);
    expect(extensions).toEqual({ code: 'PROHIBITED_GOODS', params: { kinds: 'WEAPON' } });
    const scarf = input('Scarf', {
      remark: 'not of the rifle shop',
      acknowledgesRestrictions: true,
    });
    const { item } = (await shopper.run(ADD, scarf)).addCartItem;
    expect(item.restrictions).toMatchObject([
      { kind: 'WEAPON', isForbidden: true, isRefused: false },
    ]);
  });

  it('is judged the same over REST', async () => {
    const query = { name: 'Power bank' };
    const told = await callRest(shopper, 'get', '/item_restrictions', { query });
    expect(told.body.data).toMatchObject([{ kind: 'BATTERY', is_forbidden: false }]);
    const body = { url: 'https://shop.example.com/item?id=7', name: 'Power bank', unit_price: 100 };
    const refused = await callRest(shopper, 'post', '/cart', { body });
    expect([refused.status, refused.body.data]).toEqual([
      refused.status,
      expect.objectContaining({ reason: 'RESTRICTED_GOODS' }),
    ]);
    const added = await callRest(shopper, 'post', '/cart', {
      body: { ...body, acknowledges_restrictions: true },
    });
    expect(added.body.data).toMatchObject({
      restrictions: [{ kind: 'BATTERY', is_refused: false, delivery_lines: expect.anything() }],
    });
  });
});

describe('What is restricted (EN-05)', () => {
  it('is changed by the operator and holds within a second, for carts that hold it too', async () => {
    await buildCartItem(shopper, { name: 'Kitchen knife', acknowledgesRestrictions: true });
    await operator('set', 'BLADE', '--rule', 'NEVER');
    expect((await shopper.run(CART)).cart.items[0].restrictions).toEqual([
      { kind: 'BLADE', isForbidden: true, isRefused: true },
    ]);
    expect((await shopper.refusal(SUBMIT)).extensions.code).toBe('PROHIBITED_GOODS');
    await operator('set', 'BLADE', '--rule', 'OFF');
    expect(await toldOf('Kitchen knife')).toEqual([]);
    expect((await shopper.run(SUBMIT)).submitOrder.order).toBeTruthy();
    await operator('reset', 'BLADE');
    expect(await toldOf('Kitchen knife')).toMatchObject([{ kind: 'BLADE', isForbidden: false }]);
  });

  it('is refused once the operator names no line that carries it, for carts that hold it too', async () => {
    await buildCartItem(shopper, { name: 'Kitchen knife', acknowledgesRestrictions: true });
    await changeRestrictedGoods(app.services, clerk, 'BLADE', { lineIds: [] });
    expect(await toldOf('Kitchen knife')).toMatchObject([{ isForbidden: true, isRefused: true }]);
    const again = input('Santoku knife', { acknowledgesRestrictions: true });
    expect((await shopper.refusal(ADD, again)).extensions.code).toBe('PROHIBITED_GOODS');
    expect((await shopper.refusal(SUBMIT)).extensions.code).toBe('PROHIBITED_GOODS');
  });

  it('is carried by the lines the operator names, as far as they are offered', async () => {
    await operator('set', 'BATTERY', '--lines', 'ems ocean');
    expect(idsOf((await toldOf('Power bank'))[0])).toEqual(['ems', 'ocean']);
    await operate(app, 'config', 'set', 'closedDeliveryLines', 'ems', 'ocean');
    app.clock.advance(1_000);
    expect(idsOf((await toldOf('Power bank'))[0])).toEqual([]);
    await operate(app, 'config', 'reset', 'closedDeliveryLines');
    app.clock.advance(1_000);
  });

  it('is known by words of the operator, in both languages, and not by exceptions', async () => {
    expect(await toldOf('Hoverboard')).toEqual([]);
    await operator(
      ...['set', 'BATTERY', '--words-en', 'hoverboard, solar charger'],
      ...['--words-zh', '平衡车，太阳能板', '--exceptions', 'power bank sticker'],
    );
    expect(await toldOf('Two Hoverboards')).toMatchObject([{ kind: 'BATTERY' }]);
    expect(await toldOf('儿童平衡车')).toMatchObject([{ kind: 'BATTERY' }]);
    expect(await toldOf('Power bank sticker set')).toEqual([]);
    expect(await operator('try', 'Solar', 'charger')).toContain('to be confirmed');
    expect(await operator('list')).toContain('hoverboard, solar charger, 平衡车');
  });

  it.each([
    ['an unknown line', ['--lines', 'rocket'], /some of dhl-express/],
    ['a pattern for a word', ['--words-en', '(.*)+'], /words of letters/],
    ['an unknown rule', ['--rule', 'MAYBE'], /NEVER, SOME_LINES, OFF/],
  ])('is never %s', async (_, options, complaint) => {
    const { exitCode, err } = await operate(app, 'restricted-goods', 'set', 'BATTERY', ...options);
    expect(exitCode).toBeGreaterThan(0);
    expect(err).toMatch(complaint);
    expect(idsOf((await toldOf('Power bank'))[0])).toEqual(carried);
  });

  it('keeps what is not named in a change', async () => {
    await changeRestrictedGoods(app.services, clerk, 'FOOD', { wordsEn: ['fudge'] });
    await operator('set', 'FOOD', '--lines', 'ems');
    expect((await toldOf('Fudge')).map(idsOf)).toEqual([['ems']]);
  });
});
