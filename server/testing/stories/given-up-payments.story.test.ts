import { checkInvariants } from '../../app/checking/check-invariants';
import { newId } from '../../kernel/ids';
import { reconcileCheckouts } from '../../modules/payments/checkouts/reconcile-checkouts';
import { buildFund } from '../builders/fund';
import { buildPendingPayment } from '../builders/pending-payment';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { choose } from '../card-payments';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
beforeEach(async () => {
  app = await startTestApp();
  shopper = await app.newShopper();
  await buildFund(app, shopper, 4_000);
});
afterEach(async () => {
  const violations = (await checkInvariants(app.services)).flatMap((one) => one.violations);
  await app.stop();
  expect(violations).toEqual([]);
});

const CANCEL = `mutation ($input: CancelPaymentInput!) { cancelPayment(input: $input) {
  ... on CancelPaymentPayload {
    payments { id status failure checkoutUrl order { status availableActions } }
    viewer { fund { balance held spendable pendingPayments { id } } }
  }
  ... on Refusal { code }
} }`;
const STATE = `query ($id: ID!) {
  payment(id: $id) { status failure creditedAmount order { status } }
  viewer { fund { balance held } }
}`;
const PAY = `mutation ($input: PayInput!) {
  pay(input: $input) { ... on PayPayload { payment { id status checkoutUrl } } ${REFUSAL} }
}`;
const PAY_ORDERS = `mutation ($input: PayOrdersInput!) {
  payOrders(input: $input) {
    ... on PayOrdersPayload { jointPayment { payments { id checkoutUrl } } } ${REFUSAL}
  }
}`;

const giveUp = async (paymentId: string, who = shopper) =>
  (await who.run(CANCEL, { input: { paymentId } })).cancelPayment;
const stateOf = (id: string) => shopper.run(STATE, { id });
/** For an order of ¥100.00: ¥40.00 of the balance are held, the card is to pay the rest and 2.9 % of it. */
const leavePayment = () => buildPendingPayment(shopper, { usesBalance: true });
const CARD_PART = 6_174;

describe('A payment whose payer left the page (RT-23)', () => {
  it('is given up: what it held is free at once, and its order can be paid another way', async () => {
    const left = await leavePayment();
    await choose(app, left, 'leave');
    const { payments, viewer } = await giveUp(left.id);
    expect(payments).toEqual([
      {
        ...{ id: left.id, status: 'FAILED', failure: 'CANCELLED', checkoutUrl: null },
        order: { status: 'PENDING_PAYMENT', availableActions: expect.arrayContaining(['PAY']) },
      },
    ]);
    expect(viewer.fund).toEqual({ balance: 4_000, held: 0, spendable: 4_000, pendingPayments: [] });
    const { id: targetId } = await buildUnpaidOrder(shopper, 4_000);
    const input = { kind: 'ORDER', targetId, method: 'BALANCE', idempotencyKey: newId() };
    expect((await shopper.run(PAY, { input })).pay.payment.status).toBe('CAPTURED');
  });

  it('has its page closed soon after', async () => {
    const left = await leavePayment();
    await giveUp(left.id);
    await reconcileCheckouts(app.services);
    const page = await app.guest.fetch(new URL(left.checkoutUrl).pathname);
    expect(await page.text()).toContain('This payment page has been closed');
  });

  it('puts money that comes all the same into the balance, once, and leaves its order unpaid', async () => {
    const left = await leavePayment();
    await giveUp(left.id);
    await choose(app, left, 'pay');
    await choose(app, left, 'pay');
    expect(await stateOf(left.id)).toEqual({
      payment: {
        ...{ status: 'FAILED', failure: 'CANCELLED', creditedAmount: CARD_PART },
        order: { status: 'PENDING_PAYMENT' },
      },
      viewer: { fund: { balance: 4_000 + CARD_PART, held: 0 } },
    });
  });

  it('ends with those that were made together with it', async () => {
    const orderIds = [
      await buildUnpaidOrder(shopper, 3_000),
      await buildUnpaidOrder(shopper, 5_000),
    ];
    const input = { orderIds: orderIds.map(({ id }) => id), method: 'CARD', usesBalance: true };
    const { payOrders } = await shopper.run(PAY_ORDERS, {
      input: { ...input, idempotencyKey: newId() },
    });
    const [first, second] = payOrders.jointPayment.payments;
    const { payments, viewer } = await giveUp(second.id);
    expect(new Set(payments.map(({ id }: { id: string }) => id))).toEqual(
      new Set([first.id, second.id]),
    );
    expect(viewer.fund).toMatchObject({ held: 0, pendingPayments: [] });
  });

  it('is given up, or its money counts: of both at once one wins, and no fen is lost', async () => {
    for (let round = 0; round < 5; round++) {
      shopper = await app.newShopper();
      await buildFund(app, shopper, 4_000);
      const racing = await leavePayment();
      const { viewer: before } = await stateOf(racing.id);
      const [ended] = await Promise.all([giveUp(racing.id), choose(app, racing, 'pay')]);
      const { payment, viewer } = await stateOf(racing.id);
      const isGivenUp = ended.code === undefined;
      expect([isGivenUp, payment.status, payment.order.status]).toEqual(
        isGivenUp ? [true, 'FAILED', 'PENDING_PAYMENT'] : [false, 'CAPTURED', 'PAID'],
      );
      if (isGivenUp) expect(viewer.fund.balance).toBe(before.fund.balance + payment.creditedAmount);
      else expect(viewer.fund.balance).toBe(before.fund.balance - before.fund.held);
      expect(viewer.fund.held).toBe(0);
    }
  });
});

describe('Giving a payment up is refused', () => {
  it('once it is finished, by its money or by having been given up', async () => {
    const paid = await leavePayment();
    await choose(app, paid, 'pay');
    expect(await giveUp(paid.id)).toEqual({ code: 'PAYMENT_STATUS_FORBIDS' });
    const other = await leavePayment();
    await giveUp(other.id);
    expect(await giveUp(other.id)).toEqual({ code: 'PAYMENT_STATUS_FORBIDS' });
  });

  it('to a stranger, as of one that is not there', async () => {
    const { id } = await leavePayment();
    expect(await giveUp(id, await app.newShopper())).toEqual({ code: 'NOT_FOUND' });
    expect(await giveUp(newId())).toEqual({ code: 'NOT_FOUND' });
    expect((await stateOf(id)).payment.status).toBe('PENDING');
  });

  it('where a remittance is awaited: an operator finds it or declines it', async () => {
    const input = {
      ...{ amount: 10_000, senderName: 'Ada Lovelace', senderCountry: 'GB' },
      ...{ controlNumber: '8273645012', idempotencyKey: newId() },
    };
    const { submitRemittance } = await shopper.run(
      `mutation ($input: SubmitRemittanceInput!) { submitRemittance(input: $input) {
        ... on SubmitRemittancePayload { payment { id } } ${REFUSAL}
      } }`,
      { input },
    );
    expect(await giveUp(submitRemittance.payment.id)).toEqual({ code: 'PAYMENT_STATUS_FORBIDS' });
  });
});
