import { newId } from '../../kernel/ids';
import { fen } from '../../kernel/money';
import { Payment } from '../../modules/payments/payment.entity';
import { beginCheckout } from '../../modules/payments/checkouts/begin-checkout';
import { Checkout } from '../../modules/payments/checkouts/checkout.entity';
import { reconcileCheckouts } from '../../modules/payments/checkouts/reconcile-checkouts';
import { minutes } from '../../kernel/clock';
import { checkInvariants } from '../../app/checking/check-invariants';
import { buildFund } from '../builders/fund';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import {
  choose as chooseOn,
  cutGateway,
  referenceOf,
  sandboxOf,
  sendEvent,
} from '../card-payments';
import { emailsTo } from '../emails';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
let logged: string[];
beforeEach(async () => {
  logged = [];
  app = await startTestApp({ hearLog: (line) => logged.push(line) });
  shopper = await app.newShopper();
});
afterEach(async () => {
  const violations = (await checkInvariants(app.services)).flatMap((one) => one.violations);
  await app.stop();
  expect(violations).toEqual([]);
});

const PAY = `mutation ($input: PayInput!) {
  pay(input: $input) {
    ... on PayPayload { payment { id status checkoutUrl balanceDeduction handlingFee actualPayment } }
    ... on Refusal { code }
  }
}`;
const TOLD = `{
  notifications { edges { node { kind title body } } }
  fundRecords { edges { node { type amount remark } } }
}`;
const PAYMENT = `query ($id: ID!) {
  payment(id: $id) { status failure creditedAmount checkoutUrl order { status actualPayment handlingFee } }
  viewer { fund { balance } }
}`;
const PAY_ORDERS = `mutation ($input: PayOrdersInput!) {
  payOrders(input: $input) {
    ... on PayOrdersPayload { jointPayment { payments { id checkoutUrl } } }
    ... on Refusal { code }
  }
}`;
const RECHARGE = `mutation ($input: RechargeInput!) {
  recharge(input: $input) {
    ... on RechargePayload { payment { id status checkoutUrl amount handlingFee actualPayment } }
    ... on Refusal { code }
    ... on InvalidInput { fields { path } }
  }
}`;

const CANCEL = `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { order { id } } }`;

const payByCard = async (targetId: string, more: object = {}) => {
  const input = { kind: 'ORDER', targetId, method: 'CARD', idempotencyKey: newId(), ...more };
  return (await shopper.run(PAY, { input })).pay.payment;
};
const stateOf = (id: string) => shopper.run(PAYMENT, { id });

const choose = (payment: { checkoutUrl: string }, choice: 'pay' | 'fail' | 'leave') =>
  chooseOn(app, payment, choice);
const send = (event: Parameters<typeof sendEvent>[1]) => sendEvent(app, event);

describe('An order paid by card (RT-23)', () => {
  it('waits for the gateway, and is paid when its page says so', async () => {
    const order = await buildUnpaidOrder(shopper, 10_000);
    const payment = await payByCard(order.id);
    expect(payment).toMatchObject({ status: 'PENDING', handlingFee: 290, actualPayment: 10_290 });
    expect((await stateOf(payment.id)).payment).toMatchObject({ status: 'PENDING' });

    const back = await choose(payment, 'pay');
    expect(back.headers.get('location')).toContain(`/payment/payResult?id=${payment.id}`);
    expect((await stateOf(payment.id)).payment).toMatchObject({
      status: 'CAPTURED',
      checkoutUrl: null,
      order: { status: 'PAID', actualPayment: 10_290, handlingFee: 290 },
    });
  });

  it('is still to be paid after the bank refused, and can be tried again', async () => {
    const order = await buildUnpaidOrder(shopper, 10_000);
    const refused = await payByCard(order.id);
    await choose(refused, 'fail');
    expect((await stateOf(refused.id)).payment).toMatchObject({
      status: 'FAILED',
      failure: 'REFUSED',
      order: { status: 'PENDING_PAYMENT' },
    });
    const again = await payByCard(order.id);
    await choose(again, 'pay');
    expect((await stateOf(again.id)).payment.order.status).toBe('PAID');
  });

  it('can be left and paid from the balance instead; the page is closed then', async () => {
    const order = await buildUnpaidOrder(shopper, 10_000);
    const left = await payByCard(order.id);
    await choose(left, 'leave');
    expect((await stateOf(left.id)).payment.status).toBe('PENDING');
    await buildFund(app, shopper, 10_000);
    await payByCard(order.id, { method: 'BALANCE' });
    expect((await stateOf(left.id)).payment).toMatchObject({ failure: 'REPLACED' });
    await reconcileCheckouts(app.services);
    const page = await app.guest.fetch(new URL(left.checkoutUrl).pathname);
    expect(await page.text()).toContain('This payment page has been closed');
  });

  it('answers the same key with the same page', async () => {
    const order = await buildUnpaidOrder(shopper, 10_000);
    const idempotencyKey = newId();
    const first = await payByCard(order.id, { idempotencyKey });
    expect(await payByCard(order.id, { idempotencyKey })).toEqual(first);
  });
});

describe('Where the gateway cannot be reached', () => {
  it('nothing is charged or held, the shopper is told, and the order can still be paid', async () => {
    await buildFund(app, shopper, 4_000);
    const order = await buildUnpaidOrder(shopper, 10_000);
    cutGateway(app);
    const input = { kind: 'ORDER', targetId: order.id, method: 'CARD', idempotencyKey: newId() };
    const told = await shopper.run(PAY, { input: { ...input, usesBalance: true } });
    expect(told.pay).toEqual({ code: 'PAYMENT_GATEWAY_UNAVAILABLE' });
    const [failed] = await app.services.db.read.findBy(Payment, { userId: shopper.viewerId });
    expect(failed).toMatchObject({ status: 'FAILED', failure: 'GATEWAY_UNAVAILABLE' });

    const other = await buildUnpaidOrder(shopper, 4_000);
    expect((await payByCard(other.id, { method: 'BALANCE' })).status).toBe('CAPTURED');
    const again = await payByCard(order.id);
    await choose(again, 'pay');
    expect((await stateOf(again.id)).payment.order.status).toBe('PAID');
  });

  it('orders that were to be paid together can still be paid', async () => {
    const orders = [await buildUnpaidOrder(shopper, 100), await buildUnpaidOrder(shopper, 200)];
    const orderIds = orders.map(({ id }) => id);
    const payTogether = async () => {
      const input = { orderIds, method: 'CARD', idempotencyKey: newId() };
      return (await shopper.run(PAY_ORDERS, { input })).payOrders;
    };
    cutGateway(app);
    expect(await payTogether()).toEqual({ code: 'PAYMENT_GATEWAY_UNAVAILABLE' });
    const [first, second] = (await payTogether()).jointPayment.payments;
    expect(second.checkoutUrl).toBe(first.checkoutUrl);
    await choose(first, 'pay');
    for (const { id } of [first, second])
      expect((await stateOf(id)).payment.order.status).toBe('PAID');
  });
});

describe('A payment in two parts', () => {
  it('holds the part of the balance until the rest has come', async () => {
    await buildFund(app, shopper, 4_000);
    const order = await buildUnpaidOrder(shopper, 10_000);
    const payment = await payByCard(order.id, { usesBalance: true });
    expect(payment).toMatchObject({ balanceDeduction: 4_000, actualPayment: 6_174 });
    const other = await buildUnpaidOrder(shopper, 1_000);
    const input = { kind: 'ORDER', targetId: other.id, method: 'BALANCE', idempotencyKey: newId() };
    expect((await shopper.run(PAY, { input })).pay.code).toBe('BALANCE_TOO_LOW');

    await choose(payment, 'pay');
    const { payment: paid, viewer } = await stateOf(payment.id);
    expect(paid.order.status).toBe('PAID');
    expect(viewer.fund.balance).toBe(0);
  });

  it('gives the part back where the order is cancelled; what comes then goes to the balance', async () => {
    await buildFund(app, shopper, 4_000);
    const order = await buildUnpaidOrder(shopper, 10_000);
    const payment = await payByCard(order.id, { usesBalance: true });
    await shopper.run(CANCEL, { input: { orderId: order.id } });
    const other = await buildUnpaidOrder(shopper, 4_000);
    expect((await payByCard(other.id, { method: 'BALANCE' })).status).toBe('CAPTURED');
    await choose(payment, 'pay');
    expect((await stateOf(payment.id)).viewer.fund.balance).toBe(6_174);
  });

  it('gives the part back where the bank refuses', async () => {
    await buildFund(app, shopper, 4_000);
    const order = await buildUnpaidOrder(shopper, 10_000);
    const payment = await payByCard(order.id, { usesBalance: true });
    await choose(payment, 'fail');
    const { notifications } = await shopper.run(
      '{ notifications { edges { node { kind title body } } } }',
    );
    expect(notifications.edges).toContainEqual({
      node: {
        ...{ kind: 'PAYMENT_REFUSED', title: 'Your card was refused' },
        body: expect.stringMatching(
          /^The bank refused payment PY\S+ of ¥.*Nothing was charged/,
        ) as string,
      },
    });
    const other = await buildUnpaidOrder(shopper, 4_000);
    expect((await payByCard(other.id, { method: 'BALANCE' })).status).toBe('CAPTURED');
  });
});

describe('Money that comes late', () => {
  it('goes to the balance where the order was paid otherwise', async () => {
    const order = await buildUnpaidOrder(shopper, 10_000);
    const left = await payByCard(order.id);
    await buildFund(app, shopper, 10_000);
    await payByCard(order.id, { method: 'BALANCE' });
    await choose(left, 'pay');
    expect((await stateOf(left.id)).viewer.fund.balance).toBe(10_290);
  });

  it('is told of: how much was charged, what for, and that it is in the balance', async () => {
    const order = await buildUnpaidOrder(shopper, 10_000);
    const payment = await payByCard(order.id);
    await shopper.run(CANCEL, { input: { orderId: order.id } });
    expect((await stateOf(payment.id)).payment).toMatchObject({
      ...{ failure: 'REPLACED', creditedAmount: null },
    });
    await choose(payment, 'pay');
    expect((await stateOf(payment.id)).payment).toMatchObject({
      ...{ status: 'FAILED', failure: 'REPLACED', creditedAmount: 10_290 },
    });
    const { number } = await app.services.db.read.findOneByOrFail(Payment, { id: payment.id });
    const told = await shopper.run(TOLD);
    expect(told.notifications.edges[0].node).toEqual({
      kind: 'PAYMENT_CREDITED',
      title: '¥102.90 was charged and is in your balance',
      body: `Your card was charged for order ${order.number}, but not by the payment that counts: it was paid another way, cancelled or over by then, or you had begun to pay for it anew. If it still waits for payment, pay it with this money; you can also withdraw it to your card.`,
    });
    const zh = (await shopper.speaking('zh').run(TOLD)).notifications.edges[0].node;
    expect(zh.body).toContain(`已为订单 ${order.number} 扣款`);
    expect(told.fundRecords.edges[0].node).toEqual({
      ...{ type: 'RECHARGE', amount: 10_290, remark: `${number}: ${order.number}` },
    });
    const { email } = (await shopper.run('{ viewer { email } }')).viewer;
    const [mail] = await emailsTo(app, email);
    expect(mail?.subject).toBe('¥102.90 was charged and is in your balance');
    expect(mail?.text).toContain(`Paid for: order ${order.number}`);
    expect(mail?.text).toContain('Charged and added: ¥102.90');
  });

  it.each([
    ['en', 'This payment page has been closed. Nothing was charged here.'],
    ['zh', '此支付页面已关闭，这里没有扣款。'],
  ])('cannot come by a page that was closed, which says so (%s)', async (lang, closed) => {
    const payment = await payByCard((await buildUnpaidOrder(shopper, 10_000)).id);
    await sandboxOf(app).close(referenceOf(payment));
    const pressed = await choose(payment, 'pay');
    const page = pressed.headers.get('location')!;
    expect([pressed.status, page]).toEqual([303, new URL(payment.checkoutUrl).pathname]);
    const shown = await app.guest.fetch(page, { headers: { cookie: `lang=${lang}` } });
    expect(await shown.text()).toContain(closed);
    expect((await stateOf(payment.id)).viewer.fund.balance).toBe(0);
  });

  it('is found by asking where no webhook came, after ten minutes', async () => {
    const order = await buildUnpaidOrder(shopper, 10_000);
    const payment = await payByCard(order.id);
    const sandbox = sandboxOf(app);
    await sandbox.decide(referenceOf(payment), 'PAID');
    await reconcileCheckouts(app.services);
    expect((await stateOf(payment.id)).payment.status).toBe('PENDING');
    app.clock.advance(minutes(10));
    await reconcileCheckouts(app.services);
    expect((await stateOf(payment.id)).payment.status).toBe('CAPTURED');
  });
});

describe('A webhook', () => {
  it('changes nothing where it is not signed, or names another amount or currency', async () => {
    const input = { amount: 50_000, idempotencyKey: newId() };
    const { payment } = (await shopper.run(RECHARGE, { input })).recharge;
    const sandbox = sandboxOf(app);
    const session = await sandbox.decide(referenceOf(payment), 'PAID');
    const { body, headers } = sandbox.signedEvent(session);
    expect((await send({ body: body.replace('51450', '51451'), headers })).status).toBe(400);
    expect((await send({ body, headers: {} })).status).toBe(400);
    const less = sandbox.signedEvent({ ...session, amount: 1 as typeof session.amount });
    expect((await send(less)).status).toBe(422);
    const errors = logged.filter((line) => line.includes('differs from what was asked for'));
    expect(errors.map((line) => JSON.parse(line))).toMatchObject([{ level: 50 }]);
    const { payment: still, viewer } = await stateOf(payment.id);
    expect(still.status).toBe('PENDING');
    expect(viewer.fund.balance).toBe(0);
  });
});

describe('A recharge (RT-25)', () => {
  it('is credited once the gateway has the money, its fee on top', async () => {
    const input = { amount: 50_000, idempotencyKey: newId() };
    const { payment } = (await shopper.run(RECHARGE, { input })).recharge;
    expect(payment).toMatchObject({ handlingFee: 1_450, actualPayment: 51_450 });
    expect((await stateOf(payment.id)).viewer.fund.balance).toBe(0);
    await choose(payment, 'pay');
    const { payment: done, viewer } = await stateOf(payment.id);
    expect(done).toMatchObject({ status: 'CAPTURED', creditedAmount: 50_000 });
    expect(viewer.fund.balance).toBe(50_000);
    const { email } = (await shopper.run('{ viewer { email } }')).viewer;
    const [receipt] = await emailsTo(app, email);
    expect(receipt?.subject).toBe('¥500.00 was added to your balance');
    expect(receipt?.text).toMatch(/Number: PY\d+-\d+/);
  });

  it.each([99, 5_000_001])('of %d fen is refused (VA-12)', async (amount) => {
    const input = { amount, idempotencyKey: newId() };
    const told = (await shopper.run(RECHARGE, { input })).recharge;
    expect(told).toEqual({ code: 'VALIDATION_FAILED', fields: [{ path: 'amount' }] });
  });
});

describe('A process that ends before it has asked the gateway', () => {
  it('leaves checkouts that end by themselves, however many', async () => {
    const { db, clock } = app.services;
    const begun = { userId: shopper.viewerId, amount: fen(1_000), now: clock.now() };
    for (let left = 2; left > 0; left--) await db.transaction((tx) => beginCheckout(tx, begun));
    app.clock.advance(minutes(10));
    await reconcileCheckouts(app.services);
    const checkouts = await db.read.findBy(Checkout, { userId: shopper.viewerId });
    expect(checkouts.map(({ status }) => status)).toEqual(['EXPIRED', 'EXPIRED']);
  });
});
