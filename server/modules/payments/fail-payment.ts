import type { EntityManager } from 'typeorm';
import { release } from '../funds/public';
import type { Payment, PaymentFailure } from './payment.entity';
import { transitionPayment } from './transition-payment';

/** Ends a payment that waits: nothing is charged, and what was held of the balance is free again. */
export async function failPayment(
  tx: EntityManager,
  payment: Payment,
  failure: PaymentFailure,
): Promise<void> {
  await transitionPayment(tx, payment, 'fail', { failure });
  await release(tx, payment.userId, payment.balanceDeduction);
}
