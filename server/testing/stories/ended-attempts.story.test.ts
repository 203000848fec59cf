import { checkInvariants } from '../../app/checking/check-invariants';
import { MINUTE_MS } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { expirePackingPlans } from '../../modules/warehouse/packing/expire-packing-plans';
import { buildFund } from '../builders/fund';
import { buildPackingPlan } from '../builders/packing-plan';
import { buildStoredItem } from '../builders/stored-item';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { choose } from '../card-payments';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
let plan: { id: string; total: number };
let payment: { id: string; checkoutUrl: string; actualPayment: number };
beforeEach(async () => {
  app = await startTestApp();
  shopper = await app.newShopper();
  plan = await buildPackingPlan(shopper, [(await buildStoredItem(app, shopper)).id]);
  await buildFund(app, shopper, 1_000);
  payment = await pay({ kind: 'PACKING_PLAN', targetId: plan.id, method: 'CARD' });
});
afterEach(async () => {
  const violations = (await checkInvariants(app.services)).flatMap((one) => one.violations);
  await app.stop();
  expect(violations).toEqual([]);
});

const PAY = `mutation ($input: PayInput!) {
  pay(input: $input) {
    ... on PayPayload { payment { id status checkoutUrl actualPayment } }
    ${REFUSAL}
  }
}`;
const CANCEL = `mutation ($id: ID!) {
  cancelPackingPlan(input: { packingPlanId: $id }) { storedItems { packingPlanId } }
}`;
const STATE = `query ($id: ID!) {
  payment(id: $id) { status failure checkoutUrl }
  viewer { fund { balance } }
}`;

const pay = async (change: object) => {
  const input = { usesBalance: true, idempotencyKey: newId(), ...change };
  return (await shopper.run(PAY, { input })).pay.payment;
};
const stateOfPayment = async () => (await shopper.run(STATE, { id: payment.id })).payment;
const balance = async () => (await shopper.run(STATE, { id: payment.id })).viewer.fund.balance;

/** The whole balance pays for something else. */
async function spendsTheBalance(): Promise<string> {
  const { id } = await buildUnpaidOrder(shopper, 1_000);
  return (await pay({ kind: 'ORDER', targetId: id, method: 'BALANCE' })).status;
}

const ways: [string, () => Promise<unknown>][] = [
  ['given up', () => shopper.run(CANCEL, { id: plan.id })],
  [
    'over',
    () => {
      app.clock.advance(31 * MINUTE_MS);
      return expirePackingPlans(app.services);
    },
  ],
];

describe.each(ways)('A packing plan that is %s while its card payment waits', (_, end) => {
  it('holds nothing of the balance any more, at once', async () => {
    await end();
    expect(await stateOfPayment()).toEqual({
      ...{ status: 'FAILED', failure: 'REPLACED', checkoutUrl: null },
    });
    expect(await spendsTheBalance()).toBe('CAPTURED');
  });

  it('is not paid by money that comes all the same: that goes to the balance', async () => {
    await end();
    await choose(app, payment, 'pay');
    expect((await stateOfPayment()).status).toBe('FAILED');
    expect(await balance()).toBe(1_000 + payment.actualPayment);
  });
});

// The job that ends expired objects runs once a minute; the payer may be quicker.
it('A packing plan that is over, though nobody has ended it yet, is not paid by money that comes', async () => {
  app.clock.advance(31 * MINUTE_MS);
  await choose(app, payment, 'pay');
  expect(await stateOfPayment()).toMatchObject({ status: 'FAILED', failure: 'TARGET_GONE' });
  expect(await balance()).toBe(1_000 + payment.actualPayment);
  expect(await spendsTheBalance()).toBe('CAPTURED');
});
