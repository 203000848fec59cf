import { minutes } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { fen } from '../../kernel/money';
import { Checkout } from '../../modules/payments/checkouts/checkout.entity';
import { reserveReturn } from '../../modules/payments/withdrawing/returnable';
import { confirmWithdrawal } from '../../modules/payments/withdrawing/confirm-withdrawal';
import { declineWithdrawal } from '../../modules/payments/withdrawing/give-up-withdrawal';
import { resumeWithdrawals } from '../../modules/payments/withdrawing/resume-withdrawals';
import { confirmRemittance } from '../../modules/payments/public';
import { purchaseOrder } from '../../modules/purchasing/purchase-order';
import { approveRefund } from '../../modules/orders/refunds/approve-refund';
import { buildFund } from '../builders/fund';
import { buildPendingPayment } from '../builders/pending-payment';
import { buildPaymentFreeze, forgetPaymentFreezes } from '../builders/payment-freeze';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { buildRecharge, buildWithdrawal } from '../builders/withdrawal';
import { choose, sandboxOf } from '../card-payments';
import { emailsTo } from '../emails';
import { drawJournal } from '../bookkeeping';
import { expectLedgerToBalance } from '../ledger';
import { operate } from '../run-operator';
import { tryToPay } from '../payments';
import { startTestApp, type TestApp } from '../test-app';
import { codeOf, REFUSAL, type TestClient } from '../test-client';
import { clerk } from '../staff-actor';

let app: TestApp;
let shopper: TestClient;
let email: string;
let shoppers = 0;
beforeEach(async () => {
  app = await startTestApp();
  email = `withdraws-${++shoppers}@example.com`;
  shopper = await app.newShopper(email);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await expectLedgerToBalance(app);
  await app.stop();
});

const REQUEST = `mutation ($input: RequestWithdrawalInput!) { requestWithdrawal(input: $input) {
  ... on RequestWithdrawalPayload { withdrawal { id number status amount } } ${REFUSAL}
} }`;
const CANCEL = `mutation ($id: ID!) { cancelWithdrawal(input: { withdrawalId: $id }) {
  ... on CancelWithdrawalPayload { withdrawal { status } viewer { fund { balance } } } ${REFUSAL}
} }`;
const STATE = `{ viewer { fund { balance } }
  withdrawalOptions { balance total methods {
    code limit destinations { paymentNumber amount senderName senderCountry }
  } }
  withdrawals { totalCount edges { node { number status amount answer endedAt } } }
  fundRecords { edges { node { type amount remark } } }
  notifications { edges { node { title body } } }
}`;
const PAY = `mutation ($input: PayInput!) { pay(input: $input) {
  ... on PayPayload { payment { checkoutUrl } } ${REFUSAL} } }`;

const SUBMIT = `mutation ($input: SubmitRemittanceInput!) { submitRemittance(input: $input) {
  ... on SubmitRemittancePayload { payment { number } } } }`;

/** Money that an operator has found. */
const remitFrom = async (senderName: string, amount: number) => {
  const said = { amount, senderName, senderCountry: 'GB', idempotencyKey: newId() };
  const controlNumber = `82${String(amount).padStart(8, '0')}`;
  const { submitRemittance } = await shopper.run(SUBMIT, { input: { ...said, controlNumber } });
  await confirmRemittance(app.services, clerk, submitRemittance.payment.number);
  app.clock.advance(minutes(1));
};
const spend = async (amount: number) => {
  const { id } = await buildUnpaidOrder(shopper, amount);
  await tryToPay(shopper, 'ORDER', id);
};
const request = async (amount: number, more: object = {}) =>
  (await shopper.run(REQUEST, { input: { method: 'CARD', amount, ...more } })).requestWithdrawal
    .withdrawal;
const refused = async (amount: number, more: object = {}) =>
  (await shopper.refusal(REQUEST, { input: { method: 'CARD', amount, ...more } })).extensions.code;
const refusalIn = async (language: 'en' | 'zh', amount: number) =>
  (await shopper.speaking(language).refusal(REQUEST, { input: { method: 'CARD', amount } }))
    .message;
const state = () => shopper.run(STATE);
const only = async () => (await state()).withdrawals.edges[0].node;
const returned = async (reference: string) =>
  Object.values((await sandboxOf(app).find(reference))?.refunds ?? {}).reduce((a, b) => a + b, 0);

describe('A shopper asks for balance back', () => {
  it('to the card it was paid by: it is held, confirmed by the operator, sent and booked', async () => {
    const reference = await buildRecharge(app, shopper, 10_000);
    const { id, number } = await request(6_000);
    expect(id).toBeTruthy();
    expect(await state()).toMatchObject({
      viewer: { fund: { balance: 10_000 } },
      withdrawalOptions: {
        balance: 4_000,
        total: 4_000,
        methods: [{ code: 'CARD', limit: 4_000 }, { limit: 0 }],
      },
    });
    const { id: order } = await buildUnpaidOrder(shopper, 5_000);
    expect(codeOf(await tryToPay(shopper, 'ORDER', order))).toBe('BALANCE_TOO_LOW');
    const { out: listed } = await operate(app, 'withdrawal', 'list');
    expect(listed).toContain(number);
    expect(listed).toContain(email);
    expect(listed).toMatch(/¥60.00 to the card of PY\d+-\d+/);

    const { exitCode, out } = await operate(app, 'withdrawal', 'confirm', number);
    expect({ exitCode, out }).toEqual({ exitCode: 0, out: `${number} is COMPLETED.\n` });
    expect(await returned(reference)).toBe(6_000);
    const after = await state();
    expect(after).toMatchObject({
      viewer: { fund: { balance: 4_000 } },
      withdrawals: { totalCount: 1, edges: [{ node: { number, status: 'COMPLETED' } }] },
    });
    expect(after.fundRecords.edges.map(({ node }: { node: object }) => node)).toContainEqual({
      ...{ type: 'WITHDRAWAL', amount: -6_000, remark: number },
    });
    expect(await drawJournal(app)).toMatchInlineSnapshot(`
     "                                   Debit      Credit
     Recharge
       Money from outside              102.90
       Fund of withdraws-1                         100.00
       Fees of paying                                2.90
     Withdrawal
       Money from outside                           60.00
       Fund of withdraws-1              60.00
     Sum                               162.90      162.90"
    `);
    expect((await operate(app, 'withdrawal', 'confirm', number)).exitCode).toBe(1);
  });

  it('and is told of it at once and once it is sent, in both languages and by email', async () => {
    const { number } = await buildWithdrawal(app, shopper);
    const asked = (await state()).notifications.edges[0].node;
    expect(asked).toEqual({
      title: 'You asked to withdraw ¥50.00',
      body: expect.stringContaining('if it was not you, change your password') as string,
    });
    await confirmWithdrawal(app.services, clerk, number);
    const { notifications } = await shopper.speaking('zh').run(STATE);
    expect(notifications.edges[0].node.title).toBe('余额 ¥50.00 已提现');
    expect((await state()).notifications.edges[0].node.title).toBe(
      '¥50.00 of your balance was withdrawn',
    );
    const subjects = (await emailsTo(app, email)).map(({ subject }) => subject);
    expect(subjects.slice(0, 2)).toEqual([
      '¥50.00 of your balance was withdrawn',
      'You asked to withdraw ¥50.00 of your balance',
    ]);
  });

  it('of what an order paid by card returned; the newest payments go back first', async () => {
    const older = await buildRecharge(app, shopper, 3_000);
    const { id, number } = await buildUnpaidOrder(shopper, 2_000);
    const card = { kind: 'ORDER', targetId: id, method: 'CARD', idempotencyKey: newId() };
    const { checkoutUrl } = (await shopper.run(PAY, { input: card })).pay.payment;
    await choose(app, { checkoutUrl }, 'pay');
    await shopper.run(
      `mutation ($id: ID!) { requestRefund(input: { orderId: $id, reason: "Late" }) { __typename } }`,
      { id },
    );
    await approveRefund(app.services, clerk, { orderNumber: number, note: '' });
    const asked = await request(4_500);
    await confirmWithdrawal(app.services, clerk, asked.number);
    expect(await returned(checkoutUrl.split('/').at(-1))).toBe(2_000);
    expect(await returned(older)).toBe(2_500);
    expect((await state()).withdrawalOptions.methods[0].limit).toBe(500);
  });

  it('all that a card paid for what was gone, its fee included', async () => {
    const { id } = await buildUnpaidOrder(shopper, 4_250);
    const card = { kind: 'ORDER', targetId: id, method: 'CARD', idempotencyKey: newId() };
    const { checkoutUrl } = (await shopper.run(PAY, { input: card })).pay.payment;
    await shopper.run(
      `mutation ($id: ID!) { cancelOrder(input: { orderId: $id }) { order { id } } }`,
      { id },
    );
    await choose(app, { checkoutUrl }, 'pay');
    expect(await state()).toMatchObject({
      viewer: { fund: { balance: 4_373 } },
      withdrawalOptions: { balance: 4_373, methods: [{ code: 'CARD', limit: 4_373 }, {}] },
    });
    const { number } = await request(4_373);
    await confirmWithdrawal(app.services, clerk, number);
    expect(await returned(checkoutUrl.split('/').at(-1))).toBe(4_373);
  });

  it('of a remittance: the operator sends it by hand', async () => {
    const said = {
      ...{ amount: 8_000, senderName: 'Ada', senderCountry: 'GB', controlNumber: '8273645012' },
      idempotencyKey: newId(),
    };
    const { payment } = (await shopper.run(SUBMIT, { input: said })).submitRemittance;
    expect(await refused(8_000, { method: 'WESTPAY' })).toBe('BALANCE_TOO_LOW');
    await operate(app, 'remittance', 'confirm', payment.number);
    expect(await refused(8_000)).toBe('WITHDRAWAL_LIMIT');
    const ofAda = { paymentNumber: payment.number, senderName: 'Ada', senderCountry: 'GB' };
    expect((await state()).withdrawalOptions.methods).toMatchObject([
      { code: 'CARD', destinations: [] },
      { code: 'WESTPAY', destinations: [{ ...ofAda, amount: 8_000 }] },
    ]);
    const { number } = await request(8_000, { method: 'WESTPAY' });
    expect((await operate(app, 'withdrawal', 'list')).out).toContain(
      `¥80.00 to Ada, GB (${payment.number})`,
    );
    const { out: json } = await operate(app, 'withdrawal', 'list', '--json');
    expect(JSON.parse(json)).toMatchObject([
      { number, email, destinations: [{ ...ofAda, amount: 8_000 }] },
    ]);
    await confirmWithdrawal(app.services, clerk, number);
    expect(await only()).toMatchObject({ status: 'COMPLETED', amount: 8_000 });
    expect(await refused(100, { method: 'WESTPAY' })).toBe('BALANCE_TOO_LOW');
  });

  it('of several remittances: each part goes to who sent it, the oldest first', async () => {
    const remit = async (senderName: string, amount: number, controlNumber: string) => {
      const input = { amount, senderName, senderCountry: 'GB', controlNumber };
      const { submitRemittance } = await shopper.run(SUBMIT, {
        input: { ...input, idempotencyKey: newId() },
      });
      await confirmRemittance(app.services, clerk, submitRemittance.payment.number);
      app.clock.advance(minutes(1));
    };
    await remit('Ada', 3_000, '8273645012');
    await remit('Grace', 5_000, '8273645013');
    const way = async () => {
      const { methods } = (await state()).withdrawalOptions;
      return methods[1].destinations.map((one: { senderName: string; amount: number }) => [
        one.senderName,
        one.amount,
      ]);
    };
    expect(await way()).toEqual([
      ['Ada', 3_000],
      ['Grace', 5_000],
    ]);
    await request(2_000, { method: 'WESTPAY' });
    app.clock.advance(minutes(1));
    await request(2_500, { method: 'WESTPAY' });
    expect(await way()).toEqual([['Grace', 3_500]]);
    const { out } = await operate(app, 'withdrawal', 'list');
    expect(out).toMatch(/¥20.00 to Ada, GB \(\S+\)\n/);
    expect(out).toMatch(/¥10.00 to Ada, GB \(\S+\); ¥15.00 to Grace, GB/);
  });

  it('no more than came by that way, and than is in the balance', async () => {
    await buildFund(app, shopper, 5_000);
    expect(await refused(100)).toBe('WITHDRAWAL_LIMIT');
    await buildRecharge(app, shopper, 3_000);
    // The fee of the card stays with the card.
    expect(await refused(3_001)).toBe('WITHDRAWAL_LIMIT');
    expect(await refusalIn('en', 3_001)).toBe('At most ¥30.00 can go back this way');
    expect(await refusalIn('zh', 3_001)).toBe('按此方式最多可提现 ¥30.00');
    const { id } = await buildUnpaidOrder(shopper, 6_000);
    await tryToPay(shopper, 'ORDER', id);
    expect(await refused(3_000)).toBe('BALANCE_TOO_LOW');
    await request(2_000);
    expect(await refused(100)).toBe('BALANCE_TOO_LOW');
  });

  it('by ways that share nothing: together they come to what is there', async () => {
    await buildRecharge(app, shopper, 3_000);
    await remitFrom('Ada', 5_000);
    await spend(2_000);
    expect((await state()).withdrawalOptions).toMatchObject({
      ...{ balance: 6_000, total: 6_000 },
      methods: [
        { code: 'CARD', limit: 1_000 },
        { code: 'WESTPAY', limit: 5_000 },
      ],
    });
    expect(await refused(1_001)).toBe('WITHDRAWAL_LIMIT');
    await request(1_000);
    await request(5_000, { method: 'WESTPAY' });
    expect((await state()).withdrawalOptions).toMatchObject({ balance: 0, total: 0 });
  });

  it('never to a card whose own money was spent, whatever else is in the balance', async () => {
    const { id, number } = await buildUnpaidOrder(shopper, 4_000);
    const card = { kind: 'ORDER', targetId: id, method: 'CARD', idempotencyKey: newId() };
    const { checkoutUrl } = (await shopper.run(PAY, { input: card })).pay.payment;
    await choose(app, { checkoutUrl }, 'pay');
    await buildFund(app, shopper, 50_000);
    await remitFrom('Ada', 2_000);
    expect((await state()).withdrawalOptions).toMatchObject({
      ...{ balance: 52_000, total: 2_000 },
      methods: [{ code: 'CARD', limit: 0, destinations: [] }, { limit: 2_000 }],
    });
    expect(await refused(100)).toBe('WITHDRAWAL_LIMIT');
    await purchaseOrder(app.services, clerk, { orderNumber: number, note: '' });
  });

  it('of what is not held for a payment under way', async () => {
    await buildRecharge(app, shopper, 3_000);
    await buildPendingPayment(shopper, { usesBalance: true });
    expect((await state()).withdrawalOptions).toMatchObject({ balance: 0, total: 0 });
  });

  it.each([0, 99, -500])('not of %s fen', async (amount) => {
    await buildRecharge(app, shopper, 3_000);
    expect(await refused(amount)).toBe('VALIDATION_FAILED');
  });

  it('once for a key, and once where the balance suffices for one of many', async () => {
    await buildRecharge(app, shopper, 3_000);
    const idempotencyKey = newId();
    const [first, second] = [
      await request(1_000, { idempotencyKey }),
      await request(1_000, { idempotencyKey }),
    ];
    expect(second).toEqual(first);
    const input = { method: 'CARD', amount: 2_000 };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shopper.ask(REQUEST, { input })),
    );
    expect(answers.filter((answer) => !codeOf(answer))).toHaveLength(1);
  });
});

describe('A withdrawal that nobody confirmed yet', () => {
  it('is taken back by the shopper: everything is free again', async () => {
    const { id, number } = await buildWithdrawal(app, shopper);
    const { cancelWithdrawal } = await shopper.run(CANCEL, { id });
    expect(cancelWithdrawal.withdrawal.status).toBe('CANCELLED');
    expect((await state()).withdrawalOptions.methods[0].limit).toBe(5_000);
    await expect(confirmWithdrawal(app.services, clerk, number)).rejects.toThrow(
      'WITHDRAWAL_STATUS_FORBIDS',
    );
    const again = await shopper.refusal(CANCEL, { id });
    expect(again.message).toBe('This withdrawal is confirmed or over and cannot be changed');
  });

  it('is declined by the operator with a reason that the shopper reads', async () => {
    const { number } = await buildWithdrawal(app, shopper);
    const decline = ['withdrawal', 'decline', number, '--reason'];
    expect((await operate(app, ...decline, ' ')).exitCode).toBe(1);
    expect((await operate(app, ...decline, 'The card is closed')).exitCode).toBe(0);
    expect(await only()).toMatchObject({ status: 'DECLINED', answer: 'The card is closed' });
    expect((await state()).withdrawalOptions.methods[0].limit).toBe(5_000);
    expect((await state()).notifications.edges).toContainEqual({
      node: {
        title: 'Your withdrawal of ¥50.00 was declined',
        body: `The money is in your balance. Our answer to ${number}: The card is closed`,
      },
    });
  });

  it('ends in one way, however many end it at the same time', async () => {
    for (let round = 0; round < 6; round++) {
      const { id, number } = await buildWithdrawal(app, shopper);
      const { balance } = (await state()).viewer.fund;
      const ways = [
        () => confirmWithdrawal(app.services, clerk, number),
        () => shopper.ask(CANCEL, { id }),
        () => declineWithdrawal(app.services, clerk, number, 'No'),
        () => confirmWithdrawal(app.services, clerk, number),
      ];
      const turned = [...ways.slice(round % 3), ...ways.slice(0, round % 3)];
      await Promise.allSettled(turned.map((way) => way()));
      const { status } = await only();
      expect(['COMPLETED', 'CANCELLED', 'DECLINED']).toContain(status);
      const gone = status === 'COMPLETED' ? 5_000 : 0;
      expect((await state()).viewer.fund.balance).toBe(balance - gone);
    }
  });

  it('is not found by a stranger', async () => {
    const { id } = await buildWithdrawal(app, shopper);
    const stranger = await app.newShopper();
    expect((await stranger.refusal(CANCEL, { id })).extensions.code).toBe('NOT_FOUND');
    expect((await stranger.run(STATE)).withdrawals.totalCount).toBe(0);
  });
});

it('The statement itself guards that no card gets back more than it paid', async () => {
  const reference = await buildRecharge(app, shopper, 1_000);
  const { db } = app.services;
  const { id: checkoutId } = await db.read.findOneByOrFail(Checkout, { reference });
  const reserve = (amount: number) =>
    db.transaction((tx) => reserveReturn(tx, { checkoutId, amount: fen(amount) }));
  await expect(reserve(1_030)).rejects.toThrow('cannot go back');
  await expect(reserve(-1)).rejects.toThrow('cannot go back');
  const { number } = await request(1_000);
  await expect(reserve(30)).rejects.toThrow('cannot go back');
  await confirmWithdrawal(app.services, clerk, number);
});

describe('The gateway', () => {
  it('takes a withdrawal once, though the connection breaks after it took it', async () => {
    const reference = await buildRecharge(app, shopper, 5_000);
    const { id, number } = await request(5_000);
    const gateway = sandboxOf(app);
    const { refund } = gateway;
    jest.spyOn(gateway, 'refund').mockImplementationOnce(async (asked) => {
      await refund(asked);
      throw new Error('read ECONNRESET');
    });
    await expect(confirmWithdrawal(app.services, clerk, number)).rejects.toThrow(
      'PAYMENT_GATEWAY_UNAVAILABLE',
    );
    expect(await only()).toMatchObject({ status: 'SENDING' });
    expect((await shopper.refusal(CANCEL, { id })).extensions.code).toBe(
      'WITHDRAWAL_STATUS_FORBIDS',
    );
    await expect(declineWithdrawal(app.services, clerk, number, 'No')).rejects.toThrow(
      'WITHDRAWAL_STATUS_FORBIDS',
    );
    expect((await state()).viewer.fund.balance).toBe(5_000);

    expect(await resumeWithdrawals(app.services)).toBe(0);
    app.clock.advance(minutes(10));
    expect(await resumeWithdrawals(app.services)).toBe(1);
    expect(await resumeWithdrawals(app.services)).toBe(0);
    expect(await only()).toMatchObject({ status: 'COMPLETED' });
    expect(await returned(reference)).toBe(5_000);
    expect((await state()).viewer.fund.balance).toBe(0);
  });

  it('is told of every part, the first though the second failed', async () => {
    const older = await buildRecharge(app, shopper, 2_000);
    const newer = await buildRecharge(app, shopper, 3_000);
    const { number } = await request(5_000);
    const gateway = sandboxOf(app);
    const { refund } = gateway;
    const calls: string[] = [];
    const spy = jest.spyOn(gateway, 'refund').mockImplementation(async (asked) => {
      calls.push(asked.reference);
      if (asked.reference === older) throw new Error('card closed');
      await refund(asked);
    });
    await expect(confirmWithdrawal(app.services, clerk, number)).rejects.toThrow();
    spy.mockRestore();
    await confirmWithdrawal(app.services, clerk, number);
    expect(calls).toEqual([newer, older]);
    expect([await returned(newer), await returned(older)]).toEqual([3_000, 2_000]);
  });

  it('may refuse for ever: the operator sends it by hand then', async () => {
    const { number } = await buildWithdrawal(app, shopper);
    jest.spyOn(sandboxOf(app), 'refund').mockRejectedValue(new Error('card closed'));
    await expect(confirmWithdrawal(app.services, clerk, number)).rejects.toThrow();
    await confirmWithdrawal(app.services, clerk, number, { byHand: true });
    expect(await only()).toMatchObject({ status: 'COMPLETED' });
    expect((await state()).viewer.fund.balance).toBe(0);
  });

  it('of another time than the one that collected is not asked', async () => {
    const { number } = await buildWithdrawal(app, shopper);
    jest.replaceProperty(app.services, 'paymentGateway', null);
    await expect(confirmWithdrawal(app.services, clerk, number)).rejects.toThrow(
      'PAYMENT_GATEWAY_UNAVAILABLE',
    );
  });
});

describe('While payments are frozen', () => {
  it('no withdrawal is confirmed, and none that is being sent is left half-way', async () => {
    const waiting = await buildWithdrawal(app, shopper);
    const sending = await buildWithdrawal(app, shopper);
    jest.spyOn(sandboxOf(app), 'refund').mockRejectedValueOnce(new Error('away'));
    await expect(confirmWithdrawal(app.services, clerk, sending.number)).rejects.toThrow();
    await buildPaymentFreeze(app);
    const confirming = confirmWithdrawal(app.services, clerk, waiting.number);
    await expect(confirming).rejects.toMatchObject({ code: 'PAYMENTS_FROZEN' });
    app.clock.advance(minutes(10));
    await resumeWithdrawals(app.services);
    const { withdrawals } = await state();
    expect(withdrawals.edges.map(({ node }: { node: { status: string } }) => node.status)).toEqual([
      'COMPLETED',
      'PENDING',
    ]);
    await forgetPaymentFreezes(app);
  });
});
