import { defineMachine } from '../../kernel/machine';

export const paymentStatuses = ['PENDING', 'CAPTURED', 'FAILED'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export type PaymentEvent = 'capture' | 'fail';

/** The life cycle of a payment that waits for money from outside; one from the balance starts as captured. */
export const paymentMachine = defineMachine<PaymentStatus, PaymentEvent>({
  statuses: paymentStatuses,
  refusal: 'PAYMENT_STATUS_FORBIDS',
  transitions: [
    { from: 'PENDING', event: 'capture', to: 'CAPTURED' },
    { from: 'PENDING', event: 'fail', to: 'FAILED' },
  ],
});
