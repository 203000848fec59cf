import { defineMachine } from '../../../kernel/machine';

export const checkoutStatuses = [
  'OPENING',
  'OPEN',
  'PAID',
  'FAILED',
  'EXPIRED',
  'REPLACED',
] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

export type CheckoutEvent = 'open' | 'pay' | 'fail' | 'expire' | 'replace';

/**
 * The life cycle of a session at the payment gateway. Its webhooks may arrive twice, late and out of order:
 * money is accepted in every status but PAID, which is final.
 */
export const checkoutMachine = defineMachine<CheckoutStatus, CheckoutEvent>({
  statuses: checkoutStatuses,
  refusal: 'PAYMENT_STATUS_FORBIDS',
  transitions: [
    { from: 'OPENING', event: 'open', to: 'OPEN' },
    { from: ['OPENING', 'OPEN', 'FAILED', 'EXPIRED', 'REPLACED'], event: 'pay', to: 'PAID' },
    { from: ['OPENING', 'OPEN'], event: 'fail', to: 'FAILED' },
    { from: ['OPENING', 'OPEN'], event: 'expire', to: 'EXPIRED' },
    // Something else pays for it, or it was cancelled; the session is still to be closed.
    { from: ['OPENING', 'OPEN'], event: 'replace', to: 'REPLACED' },
  ],
});
