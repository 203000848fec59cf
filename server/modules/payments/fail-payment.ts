import type { EntityManager } from 'typeorm';
import { transition } from '../../platform/db/transition';
import { release } from '../funds/public';
import { Payment, type PaymentFailure } from './payment.entity';
import { paymentMachine } from './payment.machine';

/** Ends a payment that waits: nothing is charged, and what was held of the balance is free again. */
export async function failPayment(
  tx: EntityManager,
  payment: Payment,
  failure: PaymentFailure,
): Promise<void> {
  await transition(tx, Payment, paymentMachine, payment, 'fail', { failure });
  await release(tx, payment.userId, payment.balanceDeduction);
}
