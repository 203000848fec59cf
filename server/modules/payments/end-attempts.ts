import { In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { replaceCheckout } from './checkouts/begin-checkout';
import { Payment } from './payment.entity';

/** Which attempts of a shopper to pay for any of these still wait for their money. */
export function attemptsFor(
  userId: string,
  targetIds: readonly string[],
): FindOptionsWhere<Payment> {
  return { userId, targetId: In([...targetIds]), status: 'PENDING' };
}

/**
 * Ends attempts that wait for their money, because their targets are paid otherwise or cancelled. Those
 * made together with them end as well.
 */
export async function endAttempts(tx: EntityManager, attempts: readonly Payment[]): Promise<void> {
  for (const id of new Set(attempts.map(({ checkoutId }) => checkoutId)))
    if (id) await replaceCheckout(tx, id);
}

/** Ends what waits for the money of something that cannot be paid any more. */
export async function endAttemptsFor(tx: EntityManager, targetId: string): Promise<void> {
  await endAttempts(tx, await tx.findBy(Payment, { targetId, status: 'PENDING' }));
}
