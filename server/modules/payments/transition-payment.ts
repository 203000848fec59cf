import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { Payment } from './payment.entity';
import { paymentMachine, type PaymentEvent } from './payment.machine';

type Changes = Partial<Pick<Payment, 'capturedAt' | 'failure'>>;

/**
 * Moves a payment along its machine; the statement guards the status.
 * @throws DomainError PAYMENT_STATUS_FORBIDS
 */
export async function transitionPayment(
  tx: EntityManager,
  { id, status }: Pick<Payment, 'id' | 'status'>,
  event: PaymentEvent,
  changes: Changes,
): Promise<void> {
  const next = paymentMachine.next(status, event);
  const { affected } = await tx.update(Payment, { id, status }, { ...changes, status: next });
  if (affected !== 1) throw new DomainError('PAYMENT_STATUS_FORBIDS', { status, event });
}
