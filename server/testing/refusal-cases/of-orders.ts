import { DAY_MS } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { changeRestrictedGoods } from '../../modules/listings/public';
import { Order } from '../../modules/orders/order.entity';
import { buildCartItem } from '../builders/cart-item';
import { buildOrder, orderForm } from '../builders/order';
import { buildPackingPlan, CREATE_PLAN, packingForm } from '../builders/packing-plan';
import { blueTeapot, buildQuestion } from '../builders/question';
import { buildStoredItem } from '../builders/stored-item';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { REFUSAL } from '../test-client';
import { problemAt, EMPTY } from './refusal-case';
import type { Cases } from './refusal-case';
import { clerk } from '../staff-actor';

const SUBMIT = `mutation ($input: SubmitOrderInput!) {
  submitOrder(input: $input) { __typename ${REFUSAL} }
}`;

const REQUEST_REFUND = `mutation ($input: RequestRefundInput!) {
  requestRefund(input: $input) { __typename ${REFUSAL} }
}`;

const refunding = (orderId: string, reason = 'Wrong colour') => ({ orderId, reason });

export const submitOrder: Cases = {
  VALIDATION_FAILED: () => {
    const contact = { name: 'Anna', phone: '12345', email: 'nowhere' };
    const facts = problemAt('contact.email', 'Enter an email address like name@example.com');
    return { input: orderForm({ contact }), facts };
  },
  NO_PRODUCT_SELECTED: () => ({ input: orderForm() }),
  PROHIBITED_GOODS: async (app, shopper) => {
    await buildCartItem(shopper, { name: 'Kitchen knife', acknowledgesRestrictions: true });
    await changeRestrictedGoods(app.services, clerk, 'BLADE', { rule: 'NEVER' });
    return { input: orderForm() };
  },
  AMOUNT_TOO_LARGE: async (_, shopper) => {
    await buildCartItem(shopper, { unitPrice: 1_000_000_000 });
    await buildCartItem(shopper, { unitPrice: 1 });
    return { input: orderForm() };
  },
  AMOUNT_CHANGED: async (_, shopper) => {
    await buildCartItem(shopper, { unitPrice: 1_200, domesticShipping: 0, quantity: 1 });
    return { input: orderForm({ expectedAmount: 900 }), facts: { amount: 1_200 } };
  },
  IDEMPOTENCY_KEY_REUSED: async (_, shopper) => {
    const idempotencyKey = newId();
    await buildCartItem(shopper);
    await shopper.run(SUBMIT, { input: orderForm({ idempotencyKey }) });
    return { input: orderForm({ idempotencyKey, remark: 'Another' }) };
  },
};

export const createPackingPlan: Cases = {
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

export const requestRefund: Cases = {
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

/** A question answered a moment ago. */
const answered = async (...question: Parameters<typeof buildQuestion>) => {
  const input = { questionId: (await buildQuestion(...question)).question.id };
  await question[1].run(DECLINE_QUESTION, { input });
  return { input };
};

export const acceptQuestion: Cases = {
  VALIDATION_FAILED: () => ({ input: LONG_ID, facts: wrongId }),
  NOT_FOUND: () => ({ input: { questionId: newId() } }),
  QUESTION_CLOSED: (app, shopper) =>
    answered(app, shopper, { unitPrice: undefined, substitute: blueTeapot }),
  QUESTION_NEEDS_PAYMENT: async (app, shopper) => ({
    input: { questionId: (await buildQuestion(app, shopper)).question.id },
  }),
};

export const declineQuestion: Cases = {
  VALIDATION_FAILED: () => ({ input: LONG_ID, facts: wrongId }),
  NOT_FOUND: () => ({ input: { questionId: newId() } }),
  QUESTION_CLOSED: answered,
};
