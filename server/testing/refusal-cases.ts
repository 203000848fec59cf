import { DAY_MS, MINUTE_MS } from '../kernel/clock';
import type { ErrorCode } from '../kernel/errors';
import { newId } from '../kernel/ids';
import { Order } from '../modules/orders/order.entity';
import { buildCartItem } from './builders/cart-item';
import { buildFund } from './builders/fund';
import { buildOrder, orderForm } from './builders/order';
import { buildPackingPlan, CREATE_PLAN, packingForm } from './builders/packing-plan';
import { buildPaymentFreeze } from './builders/payment-freeze';
import { blueTeapot, buildQuestion } from './builders/question';
import { buildStoredItem } from './builders/stored-item';
import { buildUnpaidOrder } from './builders/unpaid-order';
import { buildRecharge, buildWithdrawal } from './builders/withdrawal';
import { solveCaptcha } from './captcha';
import type { TestApp } from './test-app';
import { REFUSAL, type TestClient } from './test-client';

interface Provoked {
  readonly input: object;
  /** What the refusal tells beside code and message. */
  readonly facts?: object;
}
/** Brings a refusal about, but for asking; returns with what to ask. */
type Provoke = (app: TestApp, shopper: TestClient) => Promise<Provoked> | Provoked;

const PAY = `mutation ($input: PayInput!) { pay(input: $input) { __typename ${REFUSAL} } }`;
const PAY_ORDERS = `mutation ($input: PayOrdersInput!) {
  payOrders(input: $input) { __typename ${REFUSAL} }
}`;
const RECHARGE = `mutation ($input: RechargeInput!) {
  recharge(input: $input) { __typename ${REFUSAL} }
}`;
const SUBMIT_REMITTANCE = `mutation ($input: SubmitRemittanceInput!) {
  submitRemittance(input: $input) { __typename ${REFUSAL} }
}`;
const SUBMIT = `mutation ($input: SubmitOrderInput!) {
  submitOrder(input: $input) { __typename ${REFUSAL} }
}`;
const REQUEST_REFUND = `mutation ($input: RequestRefundInput!) {
  requestRefund(input: $input) { __typename ${REFUSAL} }
}`;

const paying = (targetId: string, change: object = {}) => ({
  ...{ kind: 'ORDER', targetId, method: 'BALANCE', idempotencyKey: newId() },
  ...change,
});
const together = (...orderIds: string[]) => ({ orderIds, idempotencyKey: newId() });
const refunding = (orderId: string, reason = 'Wrong colour') => ({ orderId, reason });
const problemAt = (path: string, message: string) => ({ fields: [{ path, message }] });
const EMPTY = 'Please fill this in';

const pay: Partial<Record<ErrorCode, Provoke>> = {
  VALIDATION_FAILED: () => ({
    input: paying(newId(), { idempotencyKey: 'short' }),
    facts: problemAt('idempotencyKey', 'Use 8 to 80 letters, digits, - or _'),
  }),
  NOT_FOUND: () => ({ input: paying(newId()) }),
  NOTHING_TO_PAY: async (app, shopper) => ({
    input: paying((await buildOrder(app, shopper, { status: 'PAID' })).id),
  }),
  PAYMENT_METHOD_UNAVAILABLE: async (_, shopper) => ({
    input: paying((await buildUnpaidOrder(shopper, 1_000)).id, { method: 'WESTPAY' }),
  }),
  IDEMPOTENCY_KEY_REUSED: async (app, shopper) => {
    await buildFund(app, shopper, 2_000);
    const input = paying((await buildUnpaidOrder(shopper, 1_000)).id);
    await shopper.run(PAY, { input });
    return { input: { ...input, targetId: (await buildUnpaidOrder(shopper, 1_000)).id } };
  },
  BALANCE_TOO_LOW: async (app, shopper) => {
    await buildFund(app, shopper, 400);
    const { id } = await buildUnpaidOrder(shopper, 1_000);
    return { input: paying(id), facts: { missing: 600 } };
  },
  PACKING_PLAN_EXPIRED: async (app, shopper) => {
    const item = await buildStoredItem(app, shopper);
    const { id, expiresAt } = await buildPackingPlan(shopper, [item.id]);
    app.clock.advance(31 * MINUTE_MS);
    return { input: paying(id, { kind: 'PACKING_PLAN' }), facts: { expiredAt: expiresAt } };
  },
  PAYMENTS_FROZEN: async (app) => {
    await buildPaymentFreeze(app);
    return { input: paying(newId()) };
  },
};

const payOrders: Partial<Record<ErrorCode, Provoke>> = {
  VALIDATION_FAILED: () => ({ input: together(), facts: problemAt('orderIds', EMPTY) }),
  NOT_FOUND: () => ({ input: together(newId()) }),
  PAYMENT_METHOD_UNAVAILABLE: () => ({ input: { ...together(newId()), method: 'WESTPAY' } }),
  IDEMPOTENCY_KEY_REUSED: async (app, shopper) => {
    await buildFund(app, shopper, 2_000);
    const input = together((await buildUnpaidOrder(shopper, 1_000)).id);
    await shopper.run(PAY_ORDERS, { input });
    return { input: { ...input, orderIds: [(await buildUnpaidOrder(shopper, 1_000)).id] } };
  },
  ORDER_NOT_PAYABLE: async (app, shopper) => {
    const { id } = await buildUnpaidOrder(shopper, 1_000);
    const cancelled = await buildOrder(app, shopper, { status: 'CANCELLED' });
    return { input: together(id, cancelled.id), facts: { orderNumber: cancelled.number } };
  },
  // What all of them lack together, not the one at which the money ran out.
  BALANCE_TOO_LOW: async (app, shopper) => {
    await buildFund(app, shopper, 1_500);
    const ids: string[] = [];
    while (ids.length < 3) ids.push((await buildUnpaidOrder(shopper, 1_000)).id);
    return { input: together(...ids), facts: { missing: 1_500 } };
  },
  PAYMENTS_FROZEN: async (app) => {
    await buildPaymentFreeze(app);
    return { input: together(newId()) };
  },
};

const putIn = (change: object = {}) => ({ amount: 1_000, idempotencyKey: newId(), ...change });

const recharge: Partial<Record<ErrorCode, Provoke>> = {
  VALIDATION_FAILED: () => ({
    input: putIn({ amount: 99 }),
    facts: problemAt('amount', 'Enter 1 or more'),
  }),
  PAYMENT_METHOD_UNAVAILABLE: ({ services }) => {
    jest.replaceProperty(services, 'paymentGateway', null);
    return { input: putIn() };
  },
  PAYMENTS_FROZEN: async (app) => {
    await buildPaymentFreeze(app);
    return { input: putIn() };
  },
  IDEMPOTENCY_KEY_REUSED: async (_, shopper) => {
    const input = putIn();
    await shopper.run(RECHARGE, { input });
    return { input: { ...input, amount: 2_000 } };
  },
};

const sent = (change: object = {}) => ({
  ...{ ...putIn(), senderName: 'Ada Lovelace', senderCountry: 'GB', controlNumber: '8273645012' },
  ...change,
});

const submitRemittance: Partial<Record<ErrorCode, Provoke>> = {
  VALIDATION_FAILED: () => ({
    input: sent({ senderName: '' }),
    facts: problemAt('senderName', EMPTY),
  }),
  PAYMENT_METHOD_UNAVAILABLE: ({ services }) => {
    jest.replaceProperty(services, 'remittancePayee', null);
    return { input: sent() };
  },
  PAYMENTS_FROZEN: async (app) => {
    await buildPaymentFreeze(app);
    return { input: sent() };
  },
  NOT_FOUND: () => ({ input: sent({ controlNumber: '8273645013', receiptImageId: newId() }) }),
  REMITTANCE_KNOWN: async (_, shopper) => {
    await shopper.run(SUBMIT_REMITTANCE, { input: sent() });
    return { input: sent() };
  },
  IDEMPOTENCY_KEY_REUSED: async (_, shopper) => {
    const input = sent({ controlNumber: '8273645014' });
    await shopper.run(SUBMIT_REMITTANCE, { input });
    return { input: { ...input, amount: 2_000 } };
  },
};

const submitOrder: Partial<Record<ErrorCode, Provoke>> = {
  VALIDATION_FAILED: () => {
    const contact = { name: 'Anna', phone: '12345', email: 'nowhere' };
    const facts = problemAt('contact.email', 'Enter an email address like name@example.com');
    return { input: orderForm({ contact }), facts };
  },
  NO_PRODUCT_SELECTED: () => ({ input: orderForm() }),
  AMOUNT_TOO_LARGE: async (_, shopper) => {
    await buildCartItem(shopper, { unitPrice: 1_000_000_000 });
    await buildCartItem(shopper, { unitPrice: 1 });
    return { input: orderForm() };
  },
  IDEMPOTENCY_KEY_REUSED: async (_, shopper) => {
    const idempotencyKey = newId();
    await buildCartItem(shopper);
    await shopper.run(SUBMIT, { input: orderForm({ idempotencyKey }) });
    return { input: orderForm({ idempotencyKey, remark: 'Another' }) };
  },
};

const createPackingPlan: Partial<Record<ErrorCode, Provoke>> = {
  VALIDATION_FAILED: async (app, shopper) => {
    const { id } = await buildStoredItem(app, shopper);
    const input = { ...(await packingForm(shopper, [id])), declarations: [] };
    return { input, facts: problemAt('declarations', 'please fill in all items') };
  },
  NOT_FOUND: async (_, shopper) => ({ input: await packingForm(shopper, [newId()]) }),
  STORED_ITEM_NOT_AVAILABLE: async (app, shopper) => {
    const { id } = await buildStoredItem(app, shopper);
    await buildPackingPlan(shopper, [id]);
    return { input: await packingForm(shopper, [id]) };
  },
  DELIVERY_LINE_UNUSABLE: async (app, shopper) => {
    const { id } = await buildStoredItem(app, shopper, { weightGrams: 90_000 });
    return { input: await packingForm(shopper, [id]), facts: { reason: 'TOO_HEAVY' } };
  },
  IDEMPOTENCY_KEY_REUSED: async (app, shopper) => {
    const { id } = await buildStoredItem(app, shopper);
    const input = { ...(await packingForm(shopper, [id])), idempotencyKey: newId() };
    await shopper.run(CREATE_PLAN, { input });
    return { input: { ...input, remark: 'Another' } };
  },
};

const requestRefund: Partial<Record<ErrorCode, Provoke>> = {
  VALIDATION_FAILED: () => ({ input: refunding(newId(), ' '), facts: problemAt('reason', EMPTY) }),
  NOT_FOUND: () => ({ input: refunding(newId()) }),
  ORDER_STATUS_FORBIDS: async (_, shopper) => ({
    input: refunding((await buildUnpaidOrder(shopper, 1_000)).id),
    facts: { status: 'PENDING_PAYMENT' },
  }),
  REFUND_TIME_EXPIRED: async (app, shopper) => {
    const { id } = await buildOrder(app, shopper, { status: 'IN_STOCK' });
    // The session is shorter than the deadline; so the deadline comes to the session.
    const refundDeadline = new Date(app.clock.now().getTime() - DAY_MS);
    await app.services.db.transaction((tx) => tx.update(Order, { id }, { refundDeadline }));
    return { input: refunding(id), facts: { expiredAt: refundDeadline.toISOString() } };
  },
  REFUND_ITEM_PACKED: async (app, shopper) => {
    const { id, orderId } = await buildStoredItem(app, shopper);
    await buildPackingPlan(shopper, [id]);
    return { input: refunding(orderId) };
  },
  IDEMPOTENCY_KEY_REUSED: async (app, shopper) => {
    const { id: orderId } = await buildOrder(app, shopper, { status: 'PAID' });
    const input = { ...refunding(orderId), idempotencyKey: newId() };
    await shopper.run(REQUEST_REFUND, { input });
    return { input: { ...input, reason: 'Another reason' } };
  },
};

const DECLINE_QUESTION = `mutation ($input: DeclineQuestionInput!) {
  declineQuestion(input: $input) { __typename ${REFUSAL} }
}`;
const LONG_ID = { questionId: 'x'.repeat(3_000) };
const wrongId = problemAt('questionId', 'Choose one of the offered values');

/** A question that was answered a moment ago. */
const answered = async (...question: Parameters<typeof buildQuestion>) => {
  const input = { questionId: (await buildQuestion(...question)).question.id };
  await question[1].run(DECLINE_QUESTION, { input });
  return { input };
};

const acceptQuestion: Partial<Record<ErrorCode, Provoke>> = {
  VALIDATION_FAILED: () => ({ input: LONG_ID, facts: wrongId }),
  NOT_FOUND: () => ({ input: { questionId: newId() } }),
  QUESTION_CLOSED: (app, shopper) =>
    answered(app, shopper, { unitPrice: undefined, substitute: blueTeapot }),
  QUESTION_NEEDS_PAYMENT: async (app, shopper) => ({
    input: { questionId: (await buildQuestion(app, shopper)).question.id },
  }),
};

const declineQuestion: Partial<Record<ErrorCode, Provoke>> = {
  VALIDATION_FAILED: () => ({ input: LONG_ID, facts: wrongId }),
  NOT_FOUND: () => ({ input: { questionId: newId() } }),
  QUESTION_CLOSED: answered,
};

const REQUEST_WITHDRAWAL = `mutation ($input: RequestWithdrawalInput!) {
  requestWithdrawal(input: $input) { __typename ${REFUSAL} }
}`;
const CANCEL_WITHDRAWAL = `mutation ($input: CancelWithdrawalInput!) {
  cancelWithdrawal(input: $input) { __typename ${REFUSAL} }
}`;
const withdrawing = (amount: number) => ({ method: 'CARD', amount });

const requestWithdrawal: Partial<Record<ErrorCode, Provoke>> = {
  VALIDATION_FAILED: () => ({
    input: withdrawing(99),
    facts: problemAt('amount', 'Enter 1 or more'),
  }),
  WITHDRAWAL_LIMIT: () => ({ input: withdrawing(100) }),
  PAYMENTS_FROZEN: async (app) => {
    await buildPaymentFreeze(app);
    return { input: withdrawing(100) };
  },
  BALANCE_TOO_LOW: async (app, shopper) => {
    await buildRecharge(app, shopper, 1_000);
    await shopper.run(PAY, { input: paying((await buildUnpaidOrder(shopper, 400)).id) });
    return { input: withdrawing(1_000), facts: { missing: 400 } };
  },
  IDEMPOTENCY_KEY_REUSED: async (app, shopper) => {
    await buildRecharge(app, shopper, 1_000);
    const input = { ...withdrawing(100), idempotencyKey: newId() };
    await shopper.run(REQUEST_WITHDRAWAL, { input });
    return { input: { ...input, amount: 200 } };
  },
};

const cancelWithdrawal: Partial<Record<ErrorCode, Provoke>> = {
  VALIDATION_FAILED: () => ({
    input: { withdrawalId: 'x'.repeat(3_000) },
    facts: problemAt('withdrawalId', 'Choose one of the offered values'),
  }),
  NOT_FOUND: () => ({ input: { withdrawalId: newId() } }),
  WITHDRAWAL_STATUS_FORBIDS: async (app, shopper) => {
    const input = { withdrawalId: (await buildWithdrawal(app, shopper)).id };
    await shopper.run(CANCEL_WITHDRAWAL, { input });
    return { input };
  },
};

const signIn: Partial<Record<ErrorCode, Provoke>> = {
  VALIDATION_FAILED: () => ({
    input: { email: ' ', password: 'secret123' },
    facts: problemAt('email', EMPTY),
  }),
  WRONG_CREDENTIALS: () => ({ input: { email: 'nobody@example.com', password: 'secret123' } }),
};

const newcomer = (change: object) => ({
  ...{ email: 'new@example.com', password: 'secret123', passwordConfirmation: 'secret123' },
  agreesToTerms: true,
  ...change,
});
const register: Partial<Record<ErrorCode, Provoke>> = {
  VALIDATION_FAILED: async ({ guest }) => {
    const { captchaKey, captchaCode } = await solveCaptcha(guest);
    const input = newcomer({ captchaKey, captchaCode, agreesToTerms: false });
    return { input, facts: problemAt('agreesToTerms', 'Please agree to the terms') };
  },
  WRONG_CAPTCHA: () => ({ input: newcomer({ captchaKey: 'none', captchaCode: '0' }) }),
};

/** For each operation that answers with refusals, how each of its codes is brought about. */
export const provocations: Readonly<Record<string, Partial<Record<ErrorCode, Provoke>>>> = {
  ...{ pay, payOrders, recharge, submitRemittance, submitOrder, createPackingPlan },
  ...{ requestRefund, signIn, register },
  ...{ acceptQuestion, declineQuestion, requestWithdrawal, cancelWithdrawal },
};
