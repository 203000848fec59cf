import { DAY_MS } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { ZERO } from '../../kernel/money';
import { Order } from '../../modules/orders/order.entity';
import { purchaseOrder } from '../../modules/purchasing/purchase-order';
import { Payment } from '../../modules/payments/payment.entity';
import { buildFund } from '../builders/fund';
import { signInAgain } from '../builders/session';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { expectLedgerToBalance } from '../ledger';
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
afterEach(() => expectLedgerToBalance(app));
afterAll(() => app.stop());

const QUOTE = `query ($target: PaymentTargetInput!) {
  paymentQuote(target: $target) {
    kind targetId targetNumber amount balance dueAt
    methods {
      code name isAvailable unavailableReason balanceDeduction discount handlingFee actualPayment
    }
  }
}`;
const PAY = `mutation ($input: PayInput!) {
  pay(input: $input) { ... on PayPayload { payment {
      id number kind targetId method status amount balanceDeduction discount handlingFee
      actualPayment createdAt capturedAt order { id status balanceDeduction } package { id }
    }
    viewer { fund { balance } } } ${REFUSAL} }
}`;
const PAYMENT = 'query ($id: ID!) { payment(id: $id) { id number order { number } } }';
const ORDER = 'query ($id: ID!) { order(id: $id) { status timeline { event } } }';
const CANCEL = 'mutation ($id: ID!) { cancelOrder(input: { orderId: $id }) { order { status } } }';

const inputFor = (targetId: string, change: object = {}) => ({
  kind: 'ORDER',
  targetId,
  method: 'BALANCE',
  idempotencyKey: newId(),
  ...change,
});
const payOrder = (id: string, change: object = {}) =>
  shopper.run(PAY, { input: inputFor(id, change) });
const refusalOf = (id: string, change: object = {}) =>
  shopper.refusal(PAY, { input: inputFor(id, change) });
const balance = async (): Promise<number> =>
  (await shopper.run('{ viewer { fund { balance } } }')).viewer.fund.balance;
const statusOf = async (id: string): Promise<string> =>
  (await shopper.run(ORDER, { id })).order.status;
const countPayments = () => app.services.db.read.countBy(Payment, { userId: shopper.viewerId });

describe('The payment screen', () => {
  it('offers the balance when it covers the amount, and a card with its fee (RT-23)', async () => {
    await buildFund(app, shopper, 10_000);
    const order = await buildUnpaidOrder(shopper, 10_000);
    const target = { kind: 'ORDER', id: order.id };
    let quote: { methods: unknown[]; dueAt: string } | undefined;
    const statements = await app.statementsOf(async () => {
      quote = (await shopper.run(QUOTE, { target })).paymentQuote;
    });
    expect(statements.length).toBeLessThanOrEqual(3);
    expect(quote).toMatchObject({
      kind: 'ORDER',
      targetId: order.id,
      targetNumber: order.number,
      amount: 10_000,
      balance: 10_000,
    });
    expect(new Date(quote!.dueAt).getTime()).toBeGreaterThan(app.clock.now().getTime());
    expect(quote!.methods).toEqual([
      {
        code: 'BALANCE',
        name: 'Balance',
        isAvailable: true,
        unavailableReason: null,
        balanceDeduction: 10_000,
        discount: 0,
        handlingFee: 0,
        actualPayment: 0,
      },
      expect.objectContaining({
        code: 'CARD',
        isAvailable: true,
        unavailableReason: null,
        handlingFee: 290,
        actualPayment: 10_290,
      }),
    ]);
  });

  it('says in both languages how much the balance lacks', async () => {
    await buildFund(app, shopper, 9_999);
    const { id } = await buildUnpaidOrder(shopper, 133_456);
    const target = { kind: 'ORDER', id };
    const reason = async (client: TestClient): Promise<unknown> =>
      (await client.run(QUOTE, { target })).paymentQuote.methods[0].unavailableReason;
    expect(await reason(shopper)).toBe('Your balance is ¥1,234.57 too low');
    expect(await reason(shopper.speaking('zh'))).toBe('余额不足，还差 ¥1,234.57');
  });

  it('cannot be opened for what is paid, cancelled, overdue or a stranger’s', async () => {
    await buildFund(app, shopper, 100);
    const paid = await buildUnpaidOrder(shopper, 100);
    await payOrder(paid.id);
    const cancelled = await buildUnpaidOrder(shopper, 100);
    await shopper.run(CANCEL, { id: cancelled.id });
    const overdue = await buildUnpaidOrder(shopper, 100);
    const codeOf = async (client: TestClient, id: string) =>
      (await client.refusal(QUOTE, { target: { kind: 'ORDER', id } })).extensions.code;

    const stranger = await app.newShopper();
    expect(await codeOf(stranger, overdue.id)).toBe('NOT_FOUND');
    expect(await codeOf(shopper, newId())).toBe('NOT_FOUND');
    expect(await codeOf(shopper, paid.id)).toBe('NOTHING_TO_PAY');
    expect(await codeOf(shopper, cancelled.id)).toBe('NOTHING_TO_PAY');
    expect(await codeOf(app.guest, overdue.id)).toBe('PLEASE_LOGIN');
  });
});

describe('A shopper pays from the balance', () => {
  it('and the order is paid, the money moved and the payment kept (ST-05)', async () => {
    await buildFund(app, shopper, 10_000);
    const { id, number } = await buildUnpaidOrder(shopper, 4_000);
    const { pay } = await payOrder(id);
    expect(pay.payment).toMatchObject({
      number: expect.stringMatching(/^PY\d{8}-\d{8}$/),
      kind: 'ORDER',
      targetId: id,
      method: 'BALANCE',
      status: 'CAPTURED',
      amount: 4_000,
      balanceDeduction: 4_000,
      discount: 0,
      handlingFee: 0,
      actualPayment: 0,
      order: { id, status: 'PAID', balanceDeduction: 4_000 },
      package: null,
    });
    expect(pay.payment.capturedAt).not.toBeNull();
    expect(pay.viewer.fund.balance).toBe(6_000);
    expect((await shopper.run(PAYMENT, { id: pay.payment.id })).payment).toEqual({
      id: pay.payment.id,
      number: pay.payment.number,
      order: { number },
    });
    const { timeline } = (await shopper.run(ORDER, { id })).order;
    expect(timeline.map(({ event }: { event: string }) => event)).toEqual(['SUBMIT', 'PAY']);
  });

  it('to the last fen, and an order that costs nothing with an empty balance', async () => {
    await buildFund(app, shopper, 100);
    await payOrder((await buildUnpaidOrder(shopper, 100)).id);
    const free = await buildUnpaidOrder(shopper, 1);
    await app.services.db.transaction((tx) => tx.update(Order, { id: free.id }, { amount: ZERO }));
    expect((await payOrder(free.id)).pay.payment.order.status).toBe('PAID');
    expect(await balance()).toBe(0);
  });

  it('once: a retry after success answers with the first payment, even later (RT-24)', async () => {
    await buildFund(app, shopper, 10_000);
    const { id, number } = await buildUnpaidOrder(shopper, 4_000);
    const idempotencyKey = newId();
    const first = (await payOrder(id, { idempotencyKey })).pay.payment;
    await purchaseOrder(app.services, clerk, { orderNumber: number, note: '' });
    app.clock.advance(DAY_MS);
    const again = (await payOrder(id, { idempotencyKey })).pay.payment;
    expect(again).toEqual({ ...first, order: { ...first.order, status: 'PROCESSING' } });
    expect([await balance(), await countPayments()]).toEqual([6_000, 1]);
  });
});

describe('A payment cannot', () => {
  it.each([
    [{ idempotencyKey: '' }, 'idempotencyKey', 'Use 8 to 80 letters, digits, - or _'],
    [{ idempotencyKey: 'short' }, 'idempotencyKey', 'Use 8 to 80 letters, digits, - or _'],
    [{ idempotencyKey: 'x'.repeat(81) }, 'idempotencyKey', 'Use 8 to 80 letters, digits, - or _'],
    [{ idempotencyKey: "'; --12345" }, 'idempotencyKey', 'Use 8 to 80 letters, digits, - or _'],
    [{ targetId: 'x'.repeat(27) }, 'targetId', 'Choose one of the offered values'],
  ])('be made with %p', async (change, field, message) => {
    await buildFund(app, shopper, 100);
    const { id } = await buildUnpaidOrder(shopper, 100);
    const refusal = await refusalOf(id, change);
    expect(refusal.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { [field]: message },
    });
    const input = inputFor(id, change);
    const inChinese = await shopper.speaking('zh').refusal(PAY, { input });
    expect(inChinese.extensions.fields?.[field]).toMatch(/\p{Script=Han}/u);
    expect([await balance(), await statusOf(id)]).toEqual([100, 'PENDING_PAYMENT']);
  });

  it.each([
    [{ kind: 'CART' }],
    [{ method: 'COWRIES' }],
    [{ targetId: null }],
    [{ idempotencyKey: undefined }],
    [{ idempotencyKey: ['array-of-one'] }],
    [{ targetId: { $ne: '' } }],
  ])('be made with a value of a wrong type: %p', async (change) => {
    await buildFund(app, shopper, 100);
    const { id } = await buildUnpaidOrder(shopper, 100);
    expect((await refusalOf(id, change)).extensions.code).toBe('VALIDATION_FAILED');
    expect([await balance(), await statusOf(id)]).toEqual([100, 'PENDING_PAYMENT']);
  });

  it('be made by remittance, which tops up the balance alone', async () => {
    const method = 'WESTPAY';
    await buildFund(app, shopper, 100);
    const { id } = await buildUnpaidOrder(shopper, 100);
    const refusal = await refusalOf(id, { method });
    expect(refusal).toMatchObject({
      message: 'This payment method is not available yet',
      extensions: { code: 'PAYMENT_METHOD_UNAVAILABLE' },
    });
    const input = inputFor(id, { method });
    expect((await shopper.speaking('zh').refusal(PAY, { input })).message).toBe(
      '该支付方式暂未开通',
    );
    expect([await countPayments(), await statusOf(id)]).toEqual([0, 'PENDING_PAYMENT']);
  });

  it('take more than the balance holds; nothing has changed then (RT-23)', async () => {
    await buildFund(app, shopper, 99);
    const { id } = await buildUnpaidOrder(shopper, 100);
    const refusal = await refusalOf(id);
    expect(refusal).toMatchObject({
      message: 'Your balance is ¥0.01 too low',
      extensions: { code: 'BALANCE_TOO_LOW' },
    });
    expect((await shopper.speaking('zh').refusal(PAY, { input: inputFor(id) })).message).toBe(
      '余额不足，还差 ¥0.01',
    );
    expect([await balance(), await countPayments()]).toEqual([99, 0]);
    expect(await statusOf(id)).toBe('PENDING_PAYMENT');
  });

  it('be made for what is paid, cancelled or overdue', async () => {
    await buildFund(app, shopper, 1_000);
    const paid = await buildUnpaidOrder(shopper, 100);
    await payOrder(paid.id);
    const cancelled = await buildUnpaidOrder(shopper, 100);
    await shopper.run(CANCEL, { id: cancelled.id });
    for (const { id } of [paid, cancelled])
      expect(await refusalOf(id)).toMatchObject({
        message: 'There is nothing left to pay here',
        extensions: { code: 'NOTHING_TO_PAY' },
      });
    expect(await balance()).toBe(900);
  });

  it('be made after 72 hours, even before the clock has cancelled the order', async () => {
    const late = await app.newShopper('late@example.com');
    await buildFund(app, late, 1_000);
    const { id } = await buildUnpaidOrder(late, 100);
    app.clock.advance(3 * DAY_MS + 1_000);
    const again = await signInAgain(app, 'late@example.com');
    expect((await again.refusal(PAY, { input: inputFor(id) })).extensions.code).toBe(
      'NOTHING_TO_PAY',
    );
    expect((await again.run('{ viewer { fund { balance } } }')).viewer.fund.balance).toBe(1_000);
  });

  it('be made for a stranger’s order, nor told from one that does not exist', async () => {
    const { id } = await buildUnpaidOrder(shopper, 100);
    const stranger = await app.newShopper();
    await buildFund(app, stranger, 1_000);
    const foreign = await stranger.refusal(PAY, { input: inputFor(id) });
    const absent = await stranger.refusal(PAY, { input: inputFor(newId()) });
    expect(foreign).toEqual(absent);
    expect(foreign.extensions.code).toBe('NOT_FOUND');
    expect(await statusOf(id)).toBe('PENDING_PAYMENT');
  });

  it('use a key again for something else', async () => {
    await buildFund(app, shopper, 1_000);
    const idempotencyKey = newId();
    await payOrder((await buildUnpaidOrder(shopper, 100)).id, { idempotencyKey });
    const { id } = await buildUnpaidOrder(shopper, 100);
    expect((await refusalOf(id, { idempotencyKey })).extensions.code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    expect([await balance(), await statusOf(id)]).toEqual([900, 'PENDING_PAYMENT']);
  });

  it('be read by anybody else', async () => {
    await buildFund(app, shopper, 100);
    const { pay } = await payOrder((await buildUnpaidOrder(shopper, 100)).id);
    const stranger = await app.newShopper();
    expect((await stranger.run(PAYMENT, { id: pay.payment.id })).payment).toBeNull();
    expect((await app.guest.refusal(PAYMENT, { id: pay.payment.id })).extensions.code).toBe(
      'PLEASE_LOGIN',
    );
  });
});
