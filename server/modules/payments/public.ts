/** The public face of payments. */
export { settleCheckout, type Settlement } from './checkouts/settle-checkout';
export { pay } from './pay';
export type { PaymentTarget } from './payable';
export type { PaymentBreakdown } from './payment-methods';
export { findCapturedPayment } from './payment.queries';
export { recharge } from './recharging/recharge';
export {
  confirmRemittance,
  declineRemittance,
  listRemittanceWork,
  type RemittanceWork,
} from './recharging/review-remittance';
export { submitRemittance } from './recharging/submit-remittance';
