import { signIn, register } from './of-accounts';
import {
  pay,
  cancelPayment,
  payOrders,
  recharge,
  submitRemittance,
  requestWithdrawal,
  cancelWithdrawal,
} from './of-money';
import {
  submitOrder,
  createPackingPlan,
  requestRefund,
  acceptQuestion,
  declineQuestion,
} from './of-orders';
import type { Cases } from './refusal-case';

/** The refusal cases of each operation that returns refusals, by code. */
export const provocations: Readonly<Record<string, Cases>> = {
  ...{ pay, cancelPayment, payOrders, recharge, submitRemittance, submitOrder, createPackingPlan },
  ...{ requestRefund, signIn, register },
  ...{ acceptQuestion, declineQuestion, requestWithdrawal, cancelWithdrawal },
};
