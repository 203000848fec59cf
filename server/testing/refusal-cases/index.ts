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

/** For each operation that answers with refusals, how each of its codes is brought about. */
export const provocations: Readonly<Record<string, Cases>> = {
  ...{ pay, cancelPayment, payOrders, recharge, submitRemittance, submitOrder, createPackingPlan },
  ...{ requestRefund, signIn, register },
  ...{ acceptQuestion, declineQuestion, requestWithdrawal, cancelWithdrawal },
};
