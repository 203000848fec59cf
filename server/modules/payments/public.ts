/** The public exports of payments. */
export { settleCheckout, type Settlement } from './checkouts/settle-checkout';
export { findMoney, type FoundMoney } from './find-money';
export { pay } from './pay';
export type { PaymentTarget } from './payable';
export type { PaymentBreakdown } from './payment-methods';
export { paymentMethodNames } from './payment.texts';
export { recharge } from './recharging/recharge';
export {
  confirmRemittance,
  declineRemittance,
  listRemittanceWork,
  type RemittanceWork,
} from './recharging/review-remittance';
export { confirmWithdrawal } from './withdrawing/confirm-withdrawal';
export { declineWithdrawal } from './withdrawing/give-up-withdrawal';
export type { Destination } from './withdrawing/destinations';
export { countWaitingMoney, type WaitingCount } from './waiting-money';
export { listWithdrawalWork, type WithdrawalWork } from './withdrawing/withdrawal.queries';
export { returnUnclaimed } from './unclaimed/return-unclaimed';
export { listUnclaimed, type UnclaimedMoney } from './unclaimed/unclaimed.queries';
export { submitRemittance } from './recharging/submit-remittance';
