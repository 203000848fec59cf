import { newId } from '../../kernel/ids';
import { expireUnpaidOrders } from '../../modules/orders/placing/expire-unpaid-orders';
import { Order } from '../../modules/orders/order.entity';
import { expirePackingPlans } from '../../modules/warehouse/packing/expire-packing-plans';
import { buildFund } from '../builders/fund';
import { buildPackingPlan } from '../builders/packing-plan';
import { signInAgain } from '../builders/session';
import { buildStoredItem } from '../builders/stored-item';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { tryToPay } from '../payments';
import { startTestApp, type TestApp } from '../test-app';
import { codeOf, type TestClient } from '../test-client';

const QUOTE = `query ($target: PaymentTargetInput!) { paymentQuote(target: $target) { dueAt } }`;
const ORDER = 'query ($id: ID!) { order(id: $id) { status availableActions } }';
const PLAN = 'query ($id: ID!) { packingPlan(id: $id) { status } }';

let app: TestApp;
let shopper: TestClient;
let email: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  email = `deadline-${newId().toLowerCase()}@example.com`;
  shopper = await app.newShopper(email);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => app.stop());

/** Sets the clock so many milliseconds after an instant. Sessions are shorter than some deadlines. */
async function standStill(at: string, afterMs: number): Promise<void> {
  const now = new Date(new Date(at).getTime() + afterMs);
  jest.spyOn(app.clock, 'now').mockImplementation(() => new Date(now));
  shopper = await signInAgain(app, email);
}

/** Returns the state on the payment screen and of the payment at this instant. */
async function outcomes(kind: 'ORDER' | 'PACKING_PLAN', id: string) {
  const quoted = await shopper.ask(QUOTE, { target: { kind, id } });
  const paid = await tryToPay(shopper, kind, id);
  return {
    quote: codeOf(quoted) ?? 'OFFERED',
    payment: codeOf(paid) ?? 'PAID',
  };
}

describe('An order', () => {
  async function dueOrder(afterMs: number) {
    await buildFund(app, shopper, 2_000);
    const [{ id }, other] = [
      await buildUnpaidOrder(shopper, 1_000),
      await buildUnpaidOrder(shopper, 1_000),
    ];
    const { dueAt } = (await shopper.run(QUOTE, { target: { kind: 'ORDER', id } })).paymentQuote;
    // The other one stays unpaid, for the clock's job; it is due at the same instant.
    const paymentDueAt = new Date(dueAt);
    await app.services.db.transaction((tx) => tx.update(Order, { id: other.id }, { paymentDueAt }));
    await standStill(dueAt, afterMs);
    const { availableActions } = (await shopper.run(ORDER, { id })).order;
    const result = await outcomes('ORDER', id);
    await expireUnpaidOrders(app.services);
    const unpaid = (await shopper.run(ORDER, { id: other.id })).order.status;
    return { ...result, unpaid, isPayOffered: availableActions.includes('PAY') };
  }

  it('can be paid a millisecond before it is due, and is not cancelled then (ST-05)', async () => {
    expect(await dueOrder(-1)).toEqual({
      ...{ isPayOffered: true, quote: 'OFFERED', payment: 'PAID', unpaid: 'PENDING_PAYMENT' },
    });
  });

  it('cannot be paid in the very instant it is due; the clock cancels it in it (ST-05)', async () => {
    expect(await dueOrder(0)).toEqual({
      ...{ isPayOffered: false, quote: 'NOTHING_TO_PAY', payment: 'NOTHING_TO_PAY' },
      unpaid: 'CANCELLED',
    });
  });
});

describe('A packing plan', () => {
  async function duePlan(afterMs: number) {
    const plan = await buildPackingPlan(shopper, [(await buildStoredItem(app, shopper)).id]);
    await buildFund(app, shopper, plan.total);
    await standStill(plan.expiresAt, afterMs);
    const result = await outcomes('PACKING_PLAN', plan.id);
    await expirePackingPlans(app.services);
    const { status } = (await shopper.run(PLAN, { id: plan.id })).packingPlan;
    return { ...result, status };
  }

  it('can be paid a millisecond before it expires (RT-23)', async () => {
    expect(await duePlan(-1)).toEqual({ quote: 'OFFERED', payment: 'PAID', status: 'PAID' });
  });

  it('cannot be paid in the very instant it expires; its items are freed in it (RT-23)', async () => {
    const expired = 'PACKING_PLAN_EXPIRED';
    expect(await duePlan(0)).toEqual({ quote: expired, payment: expired, status: 'EXPIRED' });
  });
});
