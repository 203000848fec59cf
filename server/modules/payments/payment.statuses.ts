import { statusesThat } from '../../kernel/statuses';
import type { PaymentStatus } from './payment.machine';

/** Facts of a payment that follow from its status alone. */
interface StatusFacts {
  /** Description in the APIs. */
  readonly description: string;
  /** True if it holds its part of the balance and prevents deleting the account. */
  readonly isUnderWay: boolean;
}

export const paymentStatusFacts: Readonly<Record<PaymentStatus, StatusFacts>> = {
  PENDING: { description: 'The money is pending.', isUnderWay: true },
  CAPTURED: { description: 'The money has arrived.', isUnderWay: false },
  FAILED: { description: 'No money was received.', isUnderWay: false },
};

export const paymentStatusesUnderWay = statusesThat(
  paymentStatusFacts,
  ({ isUnderWay }) => isUnderWay,
);
