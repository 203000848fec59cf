import { MINUTE_MS } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { buildFund } from '../builders/fund';
import { buildOrder } from '../builders/order';
import { buildPackingPlan } from '../builders/packing-plan';
import { buildPaymentFreeze } from '../builders/payment-freeze';
import { buildPendingPayment } from '../builders/pending-payment';
import { buildStoredItem } from '../builders/stored-item';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { buildRecharge, buildWithdrawal } from '../builders/withdrawal';
import { REFUSAL } from '../test-client';
import { problemAt, EMPTY } from './refusal-case';
import type { Cases } from './refusal-case';

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

const paying = (targetId: string, change: object = {}) => ({
  ...{ kind: 'ORDER', targetId, method: 'BALANCE', idempotencyKey: newId() },
  ...change,
});

const together = (...orderIds: string[]) => ({ orderIds, idempotencyKey: newId() });

export const pay: Cases = {
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

export const payOrders: Cases = {
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
  // The deficit of all of them together, not of the one at which the money ran out.
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

export const recharge: Cases = {
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

export const submitRemittance: Cases = {
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

const REQUEST_WITHDRAWAL = `mutation ($input: RequestWithdrawalInput!) {
  requestWithdrawal(input: $input) { __typename ${REFUSAL} }
}`;

const CANCEL_WITHDRAWAL = `mutation ($input: CancelWithdrawalInput!) {
  cancelWithdrawal(input: $input) { __typename ${REFUSAL} }
}`;

const withdrawing = (amount: number) => ({ method: 'CARD', amount });

export const requestWithdrawal: Cases = {
  VALIDATION_FAILED: () => ({
    input: withdrawing(99),
    facts: problemAt('amount', 'Enter 1 or more'),
  }),
  WITHDRAWAL_LIMIT: async (app, shopper) => {
    await buildFund(app, shopper, 100);
    return { input: withdrawing(100) };
  },
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

export const cancelWithdrawal: Cases = {
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

const CANCEL_PAYMENT = `mutation ($input: CancelPaymentInput!) {
  cancelPayment(input: $input) { __typename ${REFUSAL} }
}`;

export const cancelPayment: Cases = {
  VALIDATION_FAILED: () => ({
    input: { paymentId: 'x'.repeat(3_000) },
    facts: problemAt('paymentId', 'Choose one of the offered values'),
  }),
  NOT_FOUND: () => ({ input: { paymentId: newId() } }),
  PAYMENT_STATUS_FORBIDS: async (_, shopper) => {
    const input = { paymentId: (await buildPendingPayment(shopper)).id };
    await shopper.run(CANCEL_PAYMENT, { input });
    return { input };
  },
};
