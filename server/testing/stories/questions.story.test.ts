import { hours, later } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { fen } from '../../kernel/money';
import { acceptQuestion } from '../../modules/orders/questions/accept-question';
import { askQuestion } from '../../modules/orders/questions/ask-question';
import { declineQuestion } from '../../modules/orders/questions/decline-question';
import { expireQuestions } from '../../modules/orders/questions/expire-questions';
import { transitionQuestion } from '../../modules/orders/questions/transition-question';
import { withdrawQuestion } from '../../modules/orders/questions/withdraw-question';
import { purchaseOrder } from '../../modules/purchasing/purchase-order';
import { approveRefund } from '../../modules/orders/refunds/approve-refund';
import { lockFund } from '../../modules/funds/public';
import { lockOwnOrder } from '../../modules/orders/find-order';
import { returnMoney } from '../../modules/orders/refunds/return-money';
import { refundOrderItem } from '../../modules/orders/refunds/refund-order-item';
import { buildFund } from '../builders/fund';
import { buildOrder } from '../builders/order';
import { blueTeapot, buildPaidOrder, buildQuestion } from '../builders/question';
import { choose } from '../card-payments';
import { emailsTo } from '../emails';
import { drawJournal } from '../bookkeeping';
import { expectLedgerToBalance } from '../ledger';
import { operate } from '../run-operator';
import { startTestApp, type TestApp } from '../test-app';
import { codeOf, REFUSAL, type TestClient } from '../test-client';
import { clerk } from '../staff-actor';

let app: TestApp;
let shopper: TestClient;
let email: string;
let shoppers = 0;
beforeEach(async () => {
  app = await startTestApp();
  email = `asked-${++shoppers}@example.com`;
  shopper = await app.newShopper(email);
});
afterEach(async () => {
  await expectLedgerToBalance(app);
  await app.stop();
});

const ORDER = `query ($id: ID!) { order(id: $id) {
  status availableActions goodsAmount amount balanceDeduction handlingFee actualPayment refundedAmount
  items { status name url shop specification unitPrice subtotal image { url } }
  questions { id status itemName oldUnitPrice newUnitPrice difference refund note dueAt endedAt
    substitute { name url specification } item { name } }
  openQuestions { id }
  timeline { event actor note }
} }`;
const PAY = `mutation ($input: PayInput!) { pay(input: $input) {
  ... on PayPayload { payment { id status checkoutUrl order { id } payable { __typename } } } ${REFUSAL}
} }`;
const ANSWERED = 'question { status } order { id status } viewer { fund { balance } }';
const ACCEPT = `mutation ($id: ID!) { acceptQuestion(input: { questionId: $id }) {
  ... on AcceptQuestionPayload { ${ANSWERED} } ${REFUSAL} } }`;
const DECLINE = `mutation ($id: ID!) { declineQuestion(input: { questionId: $id }) {
  ... on DeclineQuestionPayload { ${ANSWERED} } ${REFUSAL} } }`;
const QUOTE = `query ($id: ID!) { paymentQuote(target: { kind: QUESTION, id: $id }) {
  targetNumber amount methods { code isAvailable } payable { ... on OrderQuestion { itemName } }
} }`;
const REQUEST_REFUND = `mutation ($id: ID!) {
  requestRefund(input: { orderId: $id, reason: "Too slow" }) { __typename ${REFUSAL} }
}`;

const orderOf = async ({ id }: { id: string }) => (await shopper.run(ORDER, { id })).order;
const balance = async () =>
  (await shopper.run('{ viewer { fund { balance } } }')).viewer.fund.balance;
const paying = (targetId: string, more: object = {}) => ({
  input: { kind: 'QUESTION', targetId, method: 'BALANCE', idempotencyKey: newId(), ...more },
});
const lastEvents = (
  order: { timeline: { event: string; actor: string; note: string }[] },
  count: number,
) => order.timeline.slice(-count).map(({ event, actor, note }) => [event, actor, note]);
const subjects = async () => (await emailsTo(app, email)).map(({ subject }) => subject);
const titles = async () => {
  const { notifications } = await shopper.run('{ notifications { edges { node { title } } } }');
  return notifications.edges.map(({ node }: { node: { title: string } }) => node.title);
};

describe('The operator finds another price when buying', () => {
  it('and asks: the shopper reads what differs, how much, and until when', async () => {
    const order = await buildPaidOrder(app, shopper);
    const command = [
      'question',
      'ask',
      order.number,
      '1',
      '--price',
      '12.50',
      '--note',
      'Sale ended',
    ];
    const { exitCode, out } = await operate(app, ...command);
    expect({ exitCode, out }).toMatchObject({ exitCode: 0, out: expect.stringContaining('¥5.00') });

    const asked = await orderOf(order);
    expect(asked.availableActions).toContain('ANSWER_QUESTION');
    expect(asked.openQuestions).toEqual([{ id: asked.questions[0].id }]);
    expect(asked.questions).toMatchObject([
      {
        ...{ status: 'OPEN', itemName: 'Teapot', oldUnitPrice: 1000, newUnitPrice: 1250 },
        ...{ difference: 500, note: 'Sale ended', substitute: null, endedAt: null },
        item: { name: 'Teapot' },
      },
    ]);
    expect(lastEvents(asked, 1)).toEqual([['ASK_QUESTION', 'OPERATOR', 'Teapot: ¥10.00 → ¥12.50']]);
    expect((await titles())[0]).toBe(`Order ${order.number} needs your answer`);
    expect((await operate(app, 'question', 'list')).out).toContain('Teapot');
    const { out: work } = await operate(app, 'work');
    expect(work).not.toContain('Teapot');
    expect(work).toMatch(new RegExp(`purchase +${order.number} +2 +Cup`));
  });

  it('and writes to the shopper, in their language', async () => {
    const { order } = await buildQuestion(app, shopper);
    const [mail] = await emailsTo(app, email);
    expect(mail?.subject).toBe(`Order ${order.number} needs your answer`);
    expect(mail?.text).toContain('within 72 hours');
    expect(mail?.text).toContain('Difference: ¥5.00');
    expect(mail?.text).toContain('the rest of the order goes on');
    const { notifications } = await shopper
      .speaking('zh')
      .run('{ notifications { edges { node { title body } } } }');
    expect(notifications.edges[0].node).toEqual({
      title: `订单 ${order.number} 需要您答复`,
      body: '“Teapot”的价格或库存有变化，请在 72 小时内答复；逾期未答复将为您退款。',
    });
  });

  it('and writes what happens without an answer to the only item left', async () => {
    const { number: orderNumber } = await buildPaidOrder(app, shopper);
    await refundOrderItem(app.services, clerk, { orderNumber, position: 2, note: '' });
    await askQuestion(app.services, clerk, {
      orderNumber,
      position: 1,
      unitPrice: fen(1250),
      note: '',
    });
    const mail = (await emailsTo(app, email)).find(({ subject }) =>
      subject.includes('your answer'),
    );
    expect(mail?.text).toContain('all that is left of the order returns to your balance');
    expect(mail?.text).not.toContain('goes on');
  });

  it('nothing is bought until the shopper has answered', async () => {
    const { order } = await buildQuestion(app, shopper);
    const buying = { orderNumber: order.number, note: '' };
    await expect(purchaseOrder(app.services, clerk, buying)).rejects.toThrow('QUESTION_OPEN');
    expect((await orderOf(order)).status).toBe('PAID');
    const again = { orderNumber: order.number, position: 1, unitPrice: fen(1300), note: '' };
    await expect(askQuestion(app.services, clerk, again)).rejects.toThrow('QUESTION_OPEN');
  });

  it('a price that fell returns at once, and nobody is asked', async () => {
    const order = await buildPaidOrder(app, shopper);
    const fallen = { orderNumber: order.number, position: 1, unitPrice: fen(800), note: '' };
    expect(await askQuestion(app.services, clerk, fallen)).toEqual({ returned: 400 });
    expect(await balance()).toBe(400);
    const cheaper = await orderOf(order);
    expect(cheaper).toMatchObject({
      ...{ status: 'PAID', amount: 2600, refundedAmount: 400, questions: [] },
      items: [{ unitPrice: 800, subtotal: 1900 }, {}],
    });
    expect(lastEvents(cheaper, 1)).toEqual([['LOWER_PRICE', 'OPERATOR', 'Teapot: ¥10.00 → ¥8.00']]);
    expect((await subjects())[0]).toBe(`An item of order ${order.number} costs less than you paid`);
    const { out } = await operate(app, 'question', 'ask', order.number, '2', '--price', '0.90');
    expect(out).toContain('¥0.10 returned');
    // Refunded later, the item returns what is left of it.
    await refundOrderItem(app.services, clerk, {
      orderNumber: order.number,
      position: 1,
      note: '',
    });
    expect(await balance()).toBe(400 + 10 + 1900);
  });

  it('asks only about what is paid for and not bought, and only where something differs', async () => {
    const order = await buildPaidOrder(app, shopper);
    const about = (more: object) =>
      askQuestion(app.services, clerk, {
        orderNumber: order.number,
        position: 1,
        note: '',
        ...more,
      });
    await expect(about({})).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(about({ unitPrice: fen(1000) })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await expect(about({ position: 3, unitPrice: fen(1) })).rejects.toThrow('NOT_FOUND');
    await expect(about({ unitPrice: fen(600_000_000) })).rejects.toThrow('AMOUNT_TOO_LARGE');
    await expect(about({ note: 'x'.repeat(501) })).rejects.toMatchObject({
      problems: { note: {} },
    });
    const elsewhere = { ...blueTeapot, url: 'javascript:alert(1)' };
    await expect(about({ substitute: elsewhere })).rejects.toThrow('LINK_REFUSED');
    const inside = { ...blueTeapot, url: 'http://192.168.1.1/teapot' };
    await expect(about({ substitute: inside })).rejects.toThrow('LINK_NOT_PUBLIC');
    await purchaseOrder(app.services, clerk, { orderNumber: order.number, note: '' });
    await expect(about({ unitPrice: fen(1250) })).rejects.toThrow('ORDER_STATUS_FORBIDS');
    expect(
      (await operate(app, 'question', 'ask', order.number, '1', '--price', 'much')).exitCode,
    ).toBe(2);
  });
});

describe('The shopper accepts', () => {
  it('and pays the difference from the balance: the order costs what it costs now', async () => {
    const { order, question } = await buildQuestion(app, shopper);
    await buildFund(app, shopper, 700);
    const { paymentQuote } = await shopper.run(QUOTE, { id: question.id });
    expect(paymentQuote).toMatchObject({
      ...{ targetNumber: order.number, amount: 500, payable: { itemName: 'Teapot' } },
    });
    const { payment } = (await shopper.run(PAY, paying(question.id))).pay;
    expect(payment).toMatchObject({
      ...{ status: 'CAPTURED', order: { id: order.id } },
      payable: { __typename: 'OrderQuestion' },
    });
    expect(await balance()).toBe(200);
    const bought = await orderOf(order);
    expect(bought).toMatchObject({
      ...{ status: 'PAID', goodsAmount: 2600, amount: 3100, balanceDeduction: 3100 },
      items: [{ unitPrice: 1250, subtotal: 2800 }, {}],
      questions: [{ status: 'ACCEPTED' }],
    });
    expect(bought.availableActions).not.toContain('ANSWER_QUESTION');
    expect(lastEvents(bought, 1)).toEqual([
      ['ACCEPT_QUESTION', 'SHOPPER', 'Teapot: ¥10.00 → ¥12.50'],
    ]);
    expect((await titles())[0]).toBe('We buy “Teapot” as you decided');
    const [receipt] = await emailsTo(app, email);
    expect(receipt?.subject).toBe('We buy “Teapot” as you decided');
    expect(receipt?.text).toContain('Difference: ¥5.00');
    await purchaseOrder(app.services, clerk, { orderNumber: order.number, note: '' });
  });

  it('and pays it by card where the balance is too low', async () => {
    const { order, question } = await buildQuestion(app, shopper);
    const refusal = await shopper.refusal(PAY, paying(question.id));
    expect(refusal.extensions.code).toBe('BALANCE_TOO_LOW');
    const { payment } = (await shopper.run(PAY, paying(question.id, { method: 'CARD' }))).pay;
    expect(payment.status).toBe('PENDING');
    expect((await orderOf(order)).questions[0].status).toBe('OPEN');
    await choose(app, payment, 'pay');
    expect(await orderOf(order)).toMatchObject({
      ...{ amount: 3100, balanceDeduction: 2600, handlingFee: 15, actualPayment: 515 },
      questions: [{ status: 'ACCEPTED' }],
    });
    const [receipt] = await emailsTo(app, email);
    expect(receipt?.text).toContain('Difference: ¥5.00');
    expect(receipt?.text).toContain('Paid: ¥5.15');
    expect(await drawJournal(app)).toMatchInlineSnapshot(`
     "                                   Debit      Credit
     Recharge by an operator
       Money from outside               26.00
       Fund of asked-8                              26.00
     Payment of an order
       Fund of asked-8                  26.00
       Orders                                       26.00
     Payment of a difference
       Money from outside                5.15
       Fees of paying                                0.15
       Orders                                        5.00
     Sum                                57.15       57.15"
    `);
  });

  it('once, however often it is paid at the same time', async () => {
    const { order, question } = await buildQuestion(app, shopper);
    await buildFund(app, shopper, 5000);
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => shopper.ask(PAY, paying(question.id))),
    );
    expect(answers.filter((answer) => !codeOf(answer))).toHaveLength(1);
    expect(await balance()).toBe(4500);
    expect((await orderOf(order)).amount).toBe(3100);
  });

  it('a substitute for the same price without paying: the item becomes it', async () => {
    const { order, question } = await buildQuestion(app, shopper, {
      ...{ unitPrice: undefined, substitute: blueTeapot },
    });
    expect(question.difference).toBe(0);
    const nothing = await shopper.refusal(PAY, paying(question.id));
    expect(nothing.extensions.code).toBe('NOTHING_TO_PAY');
    const { acceptQuestion: answer } = await shopper.run(ACCEPT, { id: question.id });
    expect(answer).toMatchObject({ question: { status: 'ACCEPTED' }, order: { status: 'PAID' } });
    expect((await orderOf(order)).items[0]).toMatchObject({
      ...blueTeapot,
      ...{ shop: 'shop.example.com', unitPrice: 1000 },
    });
    expect(await balance()).toBe(0);
  });

  it('a cheaper substitute: the difference returns at once', async () => {
    const { order, question } = await buildQuestion(app, shopper, {
      ...{ unitPrice: fen(600), substitute: blueTeapot },
    });
    await shopper.run(ACCEPT, { id: question.id });
    expect(await balance()).toBe(800);
    expect(await orderOf(order)).toMatchObject({
      refundedAmount: 800,
      items: [{ name: 'Blue teapot', unitPrice: 600 }, {}],
      questions: [{ itemName: 'Teapot', substitute: blueTeapot, difference: -800 }],
    });
  });

  it('not without paying for what costs more', async () => {
    const { question } = await buildQuestion(app, shopper);
    const refusal = await shopper.refusal(ACCEPT, { id: question.id });
    expect(refusal).toMatchObject({
      message: 'This costs more than before. Please pay the difference to accept it',
      extensions: { code: 'QUESTION_NEEDS_PAYMENT' },
    });
    const chinese = await shopper.speaking('zh').refusal(ACCEPT, { id: question.id });
    expect(chinese.message).toBe('价格比原来高，请支付差价以接受');
  });
});

describe('The shopper declines', () => {
  it('and the item is refunded, the rest of the order goes on', async () => {
    const { order, question } = await buildQuestion(app, shopper);
    expect((await orderOf(order)).questions).toMatchObject([{ refund: 2300 }]);
    const { declineQuestion: answer } = await shopper.run(DECLINE, { id: question.id });
    expect(answer).toMatchObject({
      ...{ question: { status: 'DECLINED' }, order: { status: 'PAID' } },
      viewer: { fund: { balance: 2300 } },
    });
    const declined = await orderOf(order);
    expect(declined.questions).toMatchObject([{ refund: null }]);
    expect(declined.items.map(({ status }: { status: string }) => status)).toEqual([
      'REFUNDED',
      'ORDERED',
    ]);
    expect(lastEvents(declined, 2)).toEqual([
      ['DECLINE_QUESTION', 'SHOPPER', 'Teapot'],
      ['REFUND_ITEM', 'SHOPPER', 'Teapot'],
    ]);
    expect((await titles())[0]).toBe('“Teapot” was refunded');
    const [receipt] = await emailsTo(app, email);
    expect(receipt?.subject).toBe('“Teapot” was refunded');
    expect(receipt?.text).toContain('Refunded: ¥23.00');
    expect(receipt?.text).toContain('the rest of the order goes on');
    await purchaseOrder(app.services, clerk, { orderNumber: order.number, note: '' });
  });

  it('the only item left: the order is refunded', async () => {
    const { order, question } = await buildQuestion(app, shopper);
    await refundOrderItem(app.services, clerk, {
      orderNumber: order.number,
      position: 2,
      note: '',
    });
    const { questions, refundedAmount } = await orderOf(order);
    expect(questions).toMatchObject([{ refund: order.amount - refundedAmount }]);
    await shopper.run(DECLINE, { id: question.id });
    expect((await orderOf(order)).status).toBe('REFUNDED');
    expect(await balance()).toBe(order.amount);
    const [receipt] = await emailsTo(app, email);
    expect(receipt?.text).toContain('It was the last item');
    expect(receipt?.text).not.toContain('goes on');
  });

  it('while a card payment for it waits: that ends, and what comes all the same is credited', async () => {
    const { question } = await buildQuestion(app, shopper);
    await buildFund(app, shopper, 100);
    const mixed = paying(question.id, { method: 'CARD', usesBalance: true });
    const { payment } = (await shopper.run(PAY, mixed)).pay;
    await shopper.run(DECLINE, { id: question.id });
    const state = 'query ($id: ID!) { payment(id: $id) { status failure } }';
    expect((await shopper.run(state, { id: payment.id })).payment).toEqual({
      ...{ status: 'FAILED', failure: 'REPLACED' },
    });
    await choose(app, payment, 'pay');
    expect(await balance()).toBe(100 + 2300 + 412);
  });
});

describe('A question ends', () => {
  it('when its time is over: the item is refunded, and nobody can answer any more', async () => {
    const { order, question } = await buildQuestion(app, shopper, { hours: 2 });
    await buildFund(app, shopper, 700);
    app.clock.advance(hours(2) - 1);
    expect(await expireQuestions(app.services)).toBe(0);
    app.clock.advance(1);
    // From the very instant on, even before the clock has come round.
    expect((await orderOf(order)).availableActions).not.toContain('ANSWER_QUESTION');
    expect((await shopper.refusal(DECLINE, { id: question.id })).extensions.code).toBe(
      'QUESTION_CLOSED',
    );
    expect((await shopper.refusal(PAY, paying(question.id))).extensions.code).toBe(
      'NOTHING_TO_PAY',
    );
    expect(await expireQuestions(app.services)).toBe(1);
    expect(await expireQuestions(app.services)).toBe(0);
    const over = await orderOf(order);
    expect(over).toMatchObject({
      status: 'PAID',
      questions: [{ status: 'EXPIRED' }],
      openQuestions: [],
    });
    expect(lastEvents(over, 2)).toEqual([
      ['EXPIRE_QUESTION', 'CLOCK', 'Teapot'],
      ['REFUND_ITEM', 'CLOCK', 'Teapot'],
    ]);
    expect(await balance()).toBe(700 + 2300);
    expect((await subjects())[0]).toBe(`An item of order ${order.number} was refunded`);
  });

  it('when the operator takes it back: the item is bought as ordered', async () => {
    const { order, question } = await buildQuestion(app, shopper);
    const { exitCode } = await operate(app, 'question', 'withdraw', order.number, '1');
    expect(exitCode).toBe(0);
    expect((await operate(app, 'question', 'withdraw', order.number, '1')).exitCode).toBe(1);
    expect((await shopper.refusal(DECLINE, { id: question.id })).extensions.code).toBe(
      'QUESTION_CLOSED',
    );
    expect((await orderOf(order)).questions[0].status).toBe('WITHDRAWN');
    expect((await titles())[0]).toBe('Your answer about “Teapot” is not needed any more');
    await purchaseOrder(app.services, clerk, { orderNumber: order.number, note: '' });
  });

  it.each(['the order', 'the item'])('when %s is refunded otherwise', async (what) => {
    const { order, question } = await buildQuestion(app, shopper);
    if (what === 'the order') await shopper.run(REQUEST_REFUND, { id: order.id });
    else
      await refundOrderItem(app.services, clerk, {
        orderNumber: order.number,
        position: 1,
        note: '',
      });
    expect((await orderOf(order)).questions[0].status).toBe('DROPPED');
    await buildFund(app, shopper, 700);
    expect((await shopper.refusal(PAY, paying(question.id))).extensions.code).toBe(
      'NOTHING_TO_PAY',
    );
  });

  it('in one way, however many end it at the same time', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 6; round++) {
      const before = await balance();
      const { order, question } = await buildQuestion(app, shopper, { hours: 1 });
      await buildFund(app, shopper, 500);
      const viewer = { id: shopper.viewerId } as Parameters<typeof declineQuestion>[1];
      const ways = [
        () => shopper.ask(PAY, paying(question.id)),
        () => declineQuestion(app.services, viewer, question.id),
        () => withdrawQuestion(app.services, clerk, { orderNumber: order.number, position: 1 }),
        () => acceptQuestion(app.services, viewer, question.id),
      ];
      const turned = [...ways.slice(round % 4), ...ways.slice(0, round % 4)];
      await Promise.allSettled(turned.map((way) => way()));
      const { status } = (await orderOf(order)).questions[0];
      outcomes.add(status);
      const gain = { ACCEPTED: 0, DECLINED: 2800, WITHDRAWN: 500 }[status as string];
      expect(await balance()).toBe(before + gain!);
      await expectLedgerToBalance(app);
    }
    expect([...outcomes].sort()).not.toContain('OPEN');
  });

  it('in one way where the clock and the shopper come at the same time', async () => {
    for (let round = 0; round < 4; round++) {
      const before = await balance();
      const { order, question } = await buildQuestion(app, shopper, { hours: 1 });
      await buildFund(app, shopper, 500);
      app.clock.advance(hours(1) - 1);
      const pay = shopper.ask(PAY, paying(question.id));
      app.clock.advance(1);
      await Promise.all([pay, expireQuestions(app.services)]);
      await expireQuestions(app.services);
      const { status } = (await orderOf(order)).questions[0];
      expect(['ACCEPTED', 'EXPIRED']).toContain(status);
      expect(await balance()).toBe(before + (status === 'ACCEPTED' ? 0 : 2800));
    }
  });
});

describe('The statements themselves guard', () => {
  it('that a question ends once, and is answered in time, whatever was read before', async () => {
    const { db, clock } = app.services;
    const { question } = await buildQuestion(app, shopper, { hours: 1 });
    const end = (event: 'accept' | 'decline' | 'withdraw', now = clock.now()) =>
      db.transaction((tx) => transitionQuestion(tx, question, event, now));
    const tooLate = later(clock.now(), hours(1));
    await expect(end('decline', tooLate)).rejects.toThrow('QUESTION_CLOSED');
    await expect(end('accept', tooLate)).rejects.toThrow('QUESTION_CLOSED');
    const refuse = new Error('undo');
    const twice = db.transaction(async (tx) => {
      await transitionQuestion(tx, question, 'withdraw', clock.now());
      await expect(transitionQuestion(tx, question, 'accept', clock.now())).rejects.toThrow(
        'QUESTION_CLOSED',
      );
      throw refuse;
    });
    await expect(twice).rejects.toBe(refuse);
  });

  it('that no order returns a fen more than was paid for it', async () => {
    const { db, clock } = app.services;
    const order = await buildPaidOrder(app, shopper);
    await refundOrderItem(app.services, clerk, {
      orderNumber: order.number,
      position: 1,
      note: '',
    });
    const refunding = (amount: number) =>
      db.transaction(async (tx) => {
        await lockFund(tx, shopper.viewerId);
        const found = await lockOwnOrder(tx, shopper.viewerId, order.id);
        const movement = {
          kind: 'ITEM_REFUND',
          idempotencyKey: newId(),
          now: clock.now(),
        } as const;
        await returnMoney(tx, found, { ...movement, amount: fen(amount) });
      });
    await expect(refunding(301)).rejects.toThrow('was not paid so much');
    expect(await balance()).toBe(2300);
    await refunding(300);
    expect(await balance()).toBe(order.amount);
    await expect(refunding(1)).rejects.toThrow('was not paid so much');
  });

  it('that an unpaid order returns nothing', async () => {
    const { id, number } = await buildOrder(app, shopper);
    const order = { id, number, userId: shopper.viewerId, paymentMethodDiscount: fen(0) };
    const movement = { kind: 'ORDER_REFUND', idempotencyKey: newId(), amount: fen(1) } as const;
    const returning = app.services.db.transaction((tx) =>
      returnMoney(tx, order, { ...movement, now: app.clock.now() }),
    );
    await expect(returning).rejects.toThrow('was not paid so much');
  });
});

it('A stranger finds no question there', async () => {
  const { question } = await buildQuestion(app, shopper);
  const stranger = await app.newShopper();
  for (const [document, variables] of [
    [ACCEPT, { id: question.id }],
    [DECLINE, { id: question.id }],
    [PAY, paying(question.id)],
  ] as const)
    expect((await stranger.refusal(document, variables)).extensions.code).toBe('NOT_FOUND');
});

it('An order paid by card returns what was paid for it; the fee stays with the method', async () => {
  const order = await buildOrder(app, shopper, { items: [{ unitPrice: 1000 }] });
  const card = { input: { ...paying(order.id, { method: 'CARD' }).input, kind: 'ORDER' } };
  await choose(app, (await shopper.run(PAY, card)).pay.payment, 'pay');
  expect(await orderOf(order)).toMatchObject({ handlingFee: 29, actualPayment: 1029 });
  await shopper.run(REQUEST_REFUND, { id: order.id });
  await approveRefund(app.services, clerk, { orderNumber: order.number, note: '' });
  expect(await balance()).toBe(1000);
  expect((await orderOf(order)).refundedAmount).toBe(1000);
});
