import type { EntityManager } from 'typeorm';
import { transition } from '../../platform/db/transition';
import { release } from '../funds/public';
import { Payment, type PaymentFailure } from './payment.entity';
import { paymentMachine } from './payment.machine';

/** Ends a pending payment: nothing is charged, and its hold on the balance is released. */
export async function failPayment(
  tx: EntityManager,
  payment: Payment,
  failure: PaymentFailure,
): Promise<void> {
  await transition(tx, Payment, paymentMachine, payment, 'fail', { failure });
  await release(tx, payment.userId, payment.balanceDeduction);
}
