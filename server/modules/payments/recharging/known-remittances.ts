import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { Payment } from '../payment.entity';
import type { PaymentStatus } from '../payment.machine';
import { Remittance } from './remittance.entity';

/**
 * A remittance is credited once, whoever reports it, and however many report it at the same moment.
 * @throws DomainError REMITTANCE_KNOWN if a payment of that control number is in one of `statuses`
 */
export async function refuseKnown(
  tx: EntityManager,
  controlNumber: string,
  statuses: readonly PaymentStatus[],
): Promise<void> {
  const isKnown = await tx
    .createQueryBuilder(Remittance, 'remittance')
    .innerJoin(Payment, 'payment', 'payment.id = remittance.paymentId')
    .where('remittance.controlNumber = :controlNumber', { controlNumber })
    .andWhere('payment.status IN (:...statuses)', { statuses })
    .getExists();
  if (isKnown) throw new DomainError('REMITTANCE_KNOWN');
}
