import { newId } from '../../kernel/ids';
import { buildFund } from '../builders/fund';
import { buildPaymentFreeze } from '../builders/payment-freeze';
import { buildPendingPayment } from '../builders/pending-payment';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { buildRecharge, buildWithdrawal } from '../builders/withdrawal';
import { cutGateway } from '../card-payments';
import { tryToPay } from '../payments';
import { callRest } from '../rest-client';
import type { Provocations, Provoke } from './world';
import { orderIn, unpaid, lateTarget } from './world';

const paidTarget: Provoke = async (world) => ({
  body: { target_id: (await orderIn(world, 'PAID')).params.id },
});

/** The value in the call's example. */
const remittance = {
  ...{ amount: 100_000, sender_name: 'Ada Lovelace', sender_country: 'GB' },
  control_number: '8273645012',
};

const frozen: Provoke = async ({ app }) => {
  await buildPaymentFreeze(app);
  return {};
};

/** Calls of payments, recharges and withdrawals. */
export const moneyProvocations: Provocations = {
  'post /withdrawals': {
    PAYMENTS_FROZEN: frozen,
    WITHDRAWAL_LIMIT: async ({ app, shopper }) => {
      await buildFund(app, shopper, 5_000);
      return {};
    },
    BALANCE_TOO_LOW: async ({ app, shopper }) => {
      await buildRecharge(app, shopper, 5_000);
      const { id } = await buildUnpaidOrder(shopper, 2_000);
      await tryToPay(shopper, 'ORDER', id);
      return {};
    },
  },
  'post /withdrawals/{id}/cancel': {
    WITHDRAWAL_STATUS_FORBIDS: async ({ app, shopper }) => {
      const { id } = await buildWithdrawal(app, shopper);
      await callRest(shopper, 'post', `/withdrawals/${id}/cancel`);
      return { params: { id } };
    },
  },
  'post /payments': {
    PAYMENTS_FROZEN: frozen,
    NOTHING_TO_PAY: paidTarget,
    PACKING_PLAN_EXPIRED: lateTarget,
    BALANCE_TOO_LOW: async (world) => ({ body: { target_id: await unpaid(world) } }),
    PAYMENT_METHOD_UNAVAILABLE: async (world) => ({
      body: { target_id: await unpaid(world), method: 'WESTPAY' },
    }),
    PAYMENT_GATEWAY_UNAVAILABLE: async (world) => {
      const body = { target_id: await unpaid(world), method: 'CARD' };
      cutGateway(world.app);
      return { body };
    },
  },
  'post /payments/{id}/cancel': {
    PAYMENT_STATUS_FORBIDS: async ({ shopper }) => {
      const { id } = await buildPendingPayment(shopper);
      await callRest(shopper, 'post', `/payments/${id}/cancel`);
      return { params: { id } };
    },
  },
  'post /payment_quotes': { NOTHING_TO_PAY: paidTarget, PACKING_PLAN_EXPIRED: lateTarget },
  'post /joint_payments': {
    PAYMENTS_FROZEN: frozen,
    ORDER_NOT_PAYABLE: async (world) => ({
      body: { order_ids: [(await orderIn(world, 'PAID')).params.id] },
    }),
    BALANCE_TOO_LOW: async (world) => ({ body: { order_ids: [await unpaid(world)] } }),
    PAYMENT_METHOD_UNAVAILABLE: async (world) => ({
      body: { order_ids: [await unpaid(world)], method: 'WESTPAY' },
    }),
    PAYMENT_GATEWAY_UNAVAILABLE: async (world) => {
      const body = { order_ids: [await unpaid(world)], method: 'CARD' };
      cutGateway(world.app);
      return { body };
    },
  },
  'post /recharges': {
    PAYMENTS_FROZEN: frozen,
    PAYMENT_METHOD_UNAVAILABLE: ({ app }) => {
      jest.replaceProperty(app.services, 'paymentGateway', null);
      return {};
    },
    PAYMENT_GATEWAY_UNAVAILABLE: ({ app }) => {
      cutGateway(app);
      return {};
    },
  },
  'post /remittances': {
    PAYMENTS_FROZEN: frozen,
    PAYMENT_METHOD_UNAVAILABLE: ({ app }) => {
      jest.replaceProperty(app.services, 'remittancePayee', null);
      return {};
    },
    REMITTANCE_KNOWN: async ({ shopper }) => {
      const body = { ...remittance, idempotency_key: newId() };
      await callRest(shopper, 'post', '/remittances', { body });
      return {};
    },
  },
  'post /joint_payment_quotes': {
    ORDER_NOT_PAYABLE: async (world) => ({
      body: { order_ids: [(await orderIn(world, 'PAID')).params.id] },
    }),
  },
};
