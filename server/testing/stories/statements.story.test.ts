import { newId } from '../../kernel/ids';
import { buildCartItem } from '../builders/cart-item';
import { buildFund } from '../builders/fund';
import { buildOrder, orderForm } from '../builders/order';
import { buildPackage } from '../builders/package';
import { buildPackingPlan } from '../builders/packing-plan';
import { buildStoredItem } from '../builders/stored-item';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { choose } from '../card-payments';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  shopper = await app.newShopper();
  await buildFund(app, shopper, 1_000_00);
});
afterAll(() => app.stop());

const SUBMIT = `mutation ($input: SubmitOrderInput!) {
  submitOrder(input: $input) { ... on SubmitOrderPayload { order { id } } ${REFUSAL} }
}`;
const PAY = `mutation ($input: PayInput!) {
  pay(input: $input) { ... on PayPayload { payment { id checkoutUrl } } ${REFUSAL} }
}`;

/** Counts the statements of an operation without the look-up of its viewer. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const all = await app.statementsOf(work);
  return all.filter((sql) => !/token_hash/.test(sql));
}
const inputFor = (targetId: string, method: string, kind = 'ORDER') => ({
  input: { kind, targetId, method, idempotencyKey: newId() },
});

describe('Beside the look-up of the session, in statements', () => {
  it('an order of three items with a key is submitted in 4, and the 2 of the cart', async () => {
    for (let items = 0; items < 3; items++) await buildCartItem(shopper);
    const input = orderForm({ idempotencyKey: newId() });
    const statements = await statementsOf(() => shopper.run(SUBMIT, { input }));
    const ofCart = statements.filter((sql) => sql.includes('cart_items'));
    expect(ofCart).toHaveLength(2);
    expect(statements.length - ofCart.length).toBeLessThanOrEqual(4);
  });

  it('a payment by card begins in 7; its webhook takes 13, and 2 for the email', async () => {
    const { id } = await buildUnpaidOrder(shopper, 10_00);
    let payment = { checkoutUrl: '' };
    const beginning = await statementsOf(async () => {
      payment = (await shopper.run(PAY, inputFor(id, 'CARD'))).pay.payment;
    });
    expect(beginning.length).toBeLessThanOrEqual(7);
    const telling = await statementsOf(() => choose(app, payment, 'pay'));
    const ofEmail = telling.filter((sql) => /User_language|outbox_messages/.test(sql));
    expect(ofEmail).toHaveLength(2);
    expect(telling.length - ofEmail.length).toBeLessThanOrEqual(13);
  });

  it('a packing plan is paid in 17, package, items and receipt included', async () => {
    const item = await buildStoredItem(app, shopper);
    const plan = await buildPackingPlan(shopper, [item.id]);
    const pay = inputFor(plan.id, 'BALANCE', 'PACKING_PLAN');
    const statements = await statementsOf(() => shopper.run(PAY, pay));
    expect(statements.length).toBeLessThanOrEqual(17);
  });
});

describe('With the look-up of the session, in statements', () => {
  /** The number of statements once shared data is cached. */
  async function countOf(work: () => Promise<unknown>): Promise<number> {
    await app.guest.run(HELP);
    return (await app.statementsOf(work)).length;
  }
  const HELP = '{ articleGroups(type: HELP) { name articles { name } } }';

  it('articles take 1, and none of a guest', async () => {
    expect(await countOf(() => shopper.run(HELP))).toBe(1);
    expect(await countOf(() => app.guest.run(HELP))).toBe(0);
  });

  it('the head of a page, viewer and cart count, takes 2', async () => {
    expect(await countOf(() => shopper.run('{ viewer { id name cartCount } }'))).toBe(2);
  });

  it('a page of orders with its tabs and all items takes 4, however many they are', async () => {
    const page = `orders(pageSize: 20) {
      total counts { status count } items { id number amount items { id name subtotal } }
    }`;
    await buildUnpaidOrder(shopper, 10_00);
    await buildOrder(app, shopper, { items: [{}, {}, {}] });
    expect(await countOf(() => shopper.run(`{ ${page} }`))).toBe(4);
  });

  it('an order with items, what the warehouse has of them and its timeline takes 5', async () => {
    const { id } = await buildOrder(app, shopper, { status: 'IN_STOCK' });
    const order = `order(id: "${id}") {
      amount items { name storedItem { weightGrams } } timeline { label } steps { reachedAt }
    }`;
    expect(await countOf(() => shopper.run(`{ ${order} }`))).toBe(5);
  });

  it('who acts next costs at most one more, of a page of orders as of one', async () => {
    const parcel = await buildPackage(app, shopper, 'PENDING_RECEIPT');
    const asked = 'availableActions items { id storedItem { id package { id number } } }';
    const more = async (before: string, after: string) =>
      (await countOf(() => shopper.run(after))) - (await countOf(() => shopper.run(before)));
    const page = (fields: string) => `{ orders(pageSize: 20) { items { ${fields} } } }`;
    expect(await more(page(asked), page(`${asked} nextStep { by }`))).toBe(1);
    const one = (fields: string) => `{ order(id: "${parcel.orderId}") { ${fields} } }`;
    expect(await more(one(asked), one(`${asked} nextStep { by }`))).toBe(1);
    const way = '{ nextStep { actor action by } expectedArrival { from until } }';
    const sent = (fields: string) => `{ package(id: "${parcel.id}") ${fields} }`;
    expect(await more(sent('{ id }'), sent(way))).toBe(1);
  });

  it('an order is paid from the balance in 12, its email included', async () => {
    const { id } = await buildUnpaidOrder(shopper, 10_00);
    const pay = inputFor(id, 'BALANCE');
    expect(await countOf(() => shopper.run(PAY, pay))).toBeLessThanOrEqual(12);
    expect(await countOf(() => shopper.run(PAY, pay))).toBeLessThanOrEqual(2);
  });

  it('an item is put into the cart in 6, an order of one is submitted and paid in 19', async () => {
    const input = {
      ...{ url: 'https://shop.example.com/item?id=1', name: 'Teapot', unitPrice: 10_00 },
      idempotencyKey: newId(),
    };
    const add =
      'mutation ($input: AddCartItemInput!) { addCartItem(input: $input) { item { id } viewer { cartCount } } }';
    expect(await countOf(() => shopper.run(add, { input }))).toBeLessThanOrEqual(6);
    let orderId = '';
    const submitting = await countOf(async () => {
      const form = { input: orderForm({ idempotencyKey: newId() }) };
      orderId = (await shopper.run(SUBMIT, form)).submitOrder.order.id;
    });
    const paying = await countOf(() => shopper.run(PAY, inputFor(orderId, 'BALANCE')));
    expect(submitting + paying).toBeLessThanOrEqual(19);
  });
});
