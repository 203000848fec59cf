import { newId } from '../../kernel/ids';
import { Payment } from '../../modules/payments/payment.entity';
import { buildFund } from '../builders/fund';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { expectLedgerToBalance } from '../ledger';
import { tryToPay, tally, type PayAnswer } from '../payments';
import { startTestApp, type TestApp } from '../test-app';
import { codeOf, REFUSAL, type TestClient } from '../test-client';

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

const QUOTE = `query ($orderIds: [ID!]!) {
  jointPaymentQuote(orderIds: $orderIds) {
    orders { id number amount dueAt } amount balance
    methods { code isAvailable unavailableReason balanceDeduction }
  }
}`;
const PAY_ORDERS = `mutation ($input: PayOrdersInput!) {
  payOrders(input: $input) { ... on PayOrdersPayload { jointPayment { id number amount payments { number amount order { id status } } }
    viewer { fund { balance } } } ${REFUSAL} }
}`;
const JOINT = 'query ($id: ID!) { jointPayment(id: $id) { number payments { targetId } } }';
const CANCEL = 'mutation ($id: ID!) { cancelOrder(input: { orderId: $id }) { order { status } } }';
const RECORDS = '{ fundRecords(first: 50) { edges { node { type amount remark } } } }';
const ORDERS = '{ orders(pageSize: 50) { items { id status balanceDeduction actualPayment } } }';

type Ids = readonly string[];
const inputFor = (orderIds: Ids, idempotencyKey: string = newId()) => ({
  input: { orderIds, idempotencyKey },
});
const payOrders = async (orderIds: Ids, key?: string) =>
  (await shopper.run(PAY_ORDERS, inputFor(orderIds, key))).payOrders;
const refusalOf = (orderIds: Ids, key?: string) =>
  shopper.refusal(PAY_ORDERS, inputFor(orderIds, key));
const balance = async (): Promise<number> =>
  (await shopper.run('{ viewer { fund { balance } } }')).viewer.fund.balance;
const countPayments = () => app.services.db.read.countBy(Payment, { userId: shopper.viewerId });

async function buildOrders(count: number, amount = 1_000): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push((await buildUnpaidOrder(shopper, amount)).id);
  return ids;
}

/** Counts the paid orders of the shopper; each must state its own amounts. */
async function countPaid(): Promise<number> {
  const { items } = (await shopper.run(ORDERS)).orders;
  const paid = items.filter(({ status }: { status: string }) => status === 'PAID');
  for (const order of paid) expect(order).toMatchObject({ balanceDeduction: 1_000 });
  return paid.length;
}

/** Told that the server is busy it tries again with the same key, as clients do. */
async function tryToPayOrders(orderIds: Ids, key: string = newId()): Promise<PayAnswer> {
  for (;;) {
    const answer: PayAnswer = await shopper.ask(PAY_ORDERS, inputFor(orderIds, key));
    if (codeOf(answer) !== 'BUSY') return answer;
  }
}

describe('A shopper pays for several orders together', () => {
  it('after seeing the sum; each order keeps its amounts, record and payment (RT-13)', async () => {
    await buildFund(app, shopper, 5_000);
    const cheap = await buildUnpaidOrder(shopper, 1_200);
    const dear = await buildUnpaidOrder(shopper, 2_300);
    const orderIds = [dear.id, cheap.id, dear.id];
    const { jointPaymentQuote } = await shopper.run(QUOTE, { orderIds });
    expect(jointPaymentQuote).toMatchObject({ amount: 3_500, balance: 5_000 });
    expect(jointPaymentQuote.orders).toMatchObject([{ ...cheap }, { ...dear }]);
    expect(jointPaymentQuote.methods).toEqual([
      { code: 'BALANCE', isAvailable: true, unavailableReason: null, balanceDeduction: 3_500 },
      { code: 'CARD', isAvailable: true, unavailableReason: null, balanceDeduction: 0 },
    ]);

    const { jointPayment, viewer } = await payOrders(orderIds);
    expect(jointPayment).toMatchObject({
      number: expect.stringMatching(/^JP\d{8}-\d{8}$/),
      amount: 3_500,
      payments: [
        { amount: 1_200, order: { id: cheap.id, status: 'PAID' } },
        { amount: 2_300, order: { id: dear.id, status: 'PAID' } },
      ],
    });
    expect(viewer.fund.balance).toBe(1_500);
    const { edges } = (await shopper.run(RECORDS)).fundRecords;
    const records = edges.map(({ node }: { node: object }) => node);
    expect(records.slice(0, 2)).toEqual(
      expect.arrayContaining([
        { type: 'ORDER_PAYMENT', amount: -1_200, remark: cheap.number },
        { type: 'ORDER_PAYMENT', amount: -2_300, remark: dear.number },
      ]),
    );
  });

  it('once: the same key answers with the first payment, another order with it is refused', async () => {
    await buildFund(app, shopper, 9_000);
    const [first = '', second = '', third = ''] = await buildOrders(3);
    const key = newId();
    const { jointPayment } = await payOrders([first, second], key);
    expect((await payOrders([second, first], key)).jointPayment).toEqual(jointPayment);
    for (const ids of [[first], [first, third], [first, second, third]])
      expect((await refusalOf(ids, key)).extensions.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect([await balance(), await countPaid()]).toEqual([7_000, 2]);
  });

  it('all or none: too low a balance, or one order that cannot be paid, changes nothing', async () => {
    await buildFund(app, shopper, 1_999);
    const [first = '', second = ''] = await buildOrders(2);
    const { methods } = (await shopper.run(QUOTE, { orderIds: [first, second] })).jointPaymentQuote;
    expect(methods[0]).toMatchObject({
      isAvailable: false,
      unavailableReason: 'Your balance is ¥0.01 too low',
    });
    expect((await refusalOf([first, second])).extensions.code).toBe('BALANCE_TOO_LOW');

    const { id, number } = await buildUnpaidOrder(shopper, 1);
    await shopper.run(CANCEL, { id });
    const refusal = await refusalOf([first, id]);
    expect(refusal).toMatchObject({
      message: `Order ${number} is paid or cancelled by now. Nothing was charged; choose your orders again`,
      extensions: { code: 'ORDER_NOT_PAYABLE' },
    });
    const inChinese = shopper.speaking('zh').refusal(QUOTE, { orderIds: [first, id] });
    expect((await inChinese).message).toBe(
      `订单 ${number} 已付款或已取消。没有扣款，请重新选择订单`,
    );
    expect([await balance(), await countPaid(), await countPayments()]).toEqual([1_999, 0, 0]);
  });

  it('but never for a stranger, nor reads his payments', async () => {
    await buildFund(app, shopper, 9_000);
    const own = await buildOrders(1);
    const { jointPayment } = await payOrders(own);
    const stranger = await app.newShopper();
    const { id } = await buildUnpaidOrder(stranger, 10);
    const [next = ''] = await buildOrders(1);
    for (const foreign of [id, 'no-such-order']) {
      expect((await refusalOf([next, foreign])).extensions.code).toBe('NOT_FOUND');
      const quote = await shopper.refusal(QUOTE, { orderIds: [next, foreign] });
      expect(quote.extensions.code).toBe('NOT_FOUND');
    }
    expect((await stranger.run(JOINT, jointPayment)).jointPayment).toBeNull();
    expect((await shopper.run(JOINT, jointPayment)).jointPayment.payments).toEqual([
      { targetId: own[0] },
    ]);
    expect([await balance(), await countPaid()]).toEqual([8_000, 1]);
  });

  it('20 at most', async () => {
    const orderIds = Array.from({ length: 21 }, () => newId());
    expect((await refusalOf(orderIds)).extensions.fields).toEqual({
      orderIds: 'Choose at most 20',
    });
    const quote = await shopper.refusal(QUOTE, { orderIds });
    expect(quote.extensions.fields).toEqual({ orderIds: 'Choose at most 20' });
  });
});

describe('32 joint payments at once', () => {
  it('that overlap: every order is paid at most once, and the money agrees', async () => {
    await buildFund(app, shopper, 100_000);
    const ids = await buildOrders(8);
    const pairs = Array.from({ length: 32 }, (_, index) => [
      ids[index % 8]!,
      ids[(index * 3 + 1) % 8]!,
    ]);
    const answers = await Promise.all(pairs.map((pair) => tryToPayOrders(pair)));
    const { PAID = 0, ...others } = tally(answers);
    expect(others).toEqual({ ORDER_NOT_PAYABLE: 32 - PAID });
    const paid = await countPaid();
    expect(paid).toBeGreaterThan(0);
    expect([await balance(), await countPayments()]).toEqual([100_000 - paid * 1_000, paid]);
  });

  it('of the same orders with one key: one debit, and everybody has the same answer', async () => {
    await buildFund(app, shopper, 100_000);
    const ids = await buildOrders(3);
    const key = newId();
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => tryToPayOrders(ids.toReversed(), key)),
    );
    expect(tally(answers)).toEqual({ PAID: 32 });
    expect([await balance(), await countPaid(), await countPayments()]).toEqual([97_000, 3, 3]);
  });

  it('with payments of single orders and too little money for all', async () => {
    await buildFund(app, shopper, 5_500);
    const ids = await buildOrders(10);
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        index % 2 === 0
          ? tryToPay(shopper, 'ORDER', ids[index % 10]!)
          : tryToPayOrders([ids[index % 10]!, ids[(index + 3) % 10]!]),
      ),
    );
    expect(tally(answers)['PAID']).toBeGreaterThan(0);
    const paid = await countPaid();
    expect(paid).toBeLessThanOrEqual(5);
    expect([await balance(), await countPayments()]).toEqual([5_500 - paid * 1_000, paid]);
  });
});
