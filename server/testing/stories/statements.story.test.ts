import { newId } from '../../kernel/ids';
import { buildCartItem } from '../builders/cart-item';
import { buildFund } from '../builders/fund';
import { orderForm } from '../builders/order';
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

/** What an operation asks of the database, the look-up of who asks left out. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const all = await app.statementsOf(work);
  return all.filter((sql) => !/token_hash/.test(sql));
}
const inputFor = (targetId: string, method: string, kind = 'ORDER') => ({
  input: { kind, targetId, method, idempotencyKey: newId() },
});

describe('Beside the look-up of the session, in statements', () => {
  it('an order of three items with a key is submitted in 5, and the 2 of the cart', async () => {
    for (let items = 0; items < 3; items++) await buildCartItem(shopper);
    const input = orderForm({ idempotencyKey: newId() });
    const statements = await statementsOf(() => shopper.run(SUBMIT, { input }));
    const ofCart = statements.filter((sql) => sql.includes('cart_items'));
    expect(ofCart).toHaveLength(2);
    expect(statements.length - ofCart.length).toBeLessThanOrEqual(5);
  });

  it('an order is paid from the balance in 12, and 1 for the email', async () => {
    const { id } = await buildUnpaidOrder(shopper, 10_00);
    const statements = await statementsOf(() => shopper.run(PAY, inputFor(id, 'BALANCE')));
    const ofEmail = statements.filter((sql) => sql.includes('outbox_messages'));
    expect(ofEmail).toHaveLength(1);
    expect(statements.length - ofEmail.length).toBeLessThanOrEqual(12);
  });

  it('a payment by card begins in 10; its webhook takes 14, and 2 for the email', async () => {
    const { id } = await buildUnpaidOrder(shopper, 10_00);
    let payment = { checkoutUrl: '' };
    const beginning = await statementsOf(async () => {
      payment = (await shopper.run(PAY, inputFor(id, 'CARD'))).pay.payment;
    });
    expect(beginning.length).toBeLessThanOrEqual(10);
    const telling = await statementsOf(() => choose(app, payment, 'pay'));
    const ofEmail = telling.filter((sql) => /User_language|outbox_messages/.test(sql));
    expect(ofEmail).toHaveLength(2);
    expect(telling.length - ofEmail.length).toBeLessThanOrEqual(14);
  });

  it('a packing plan is paid in 17, package and items included', async () => {
    const item = await buildStoredItem(app, shopper);
    const plan = await buildPackingPlan(shopper, [item.id]);
    const pay = inputFor(plan.id, 'BALANCE', 'PACKING_PLAN');
    const statements = await statementsOf(() => shopper.run(PAY, pay));
    expect(statements.length).toBeLessThanOrEqual(17);
  });
});
