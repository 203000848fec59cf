import { In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { add, ZERO, type Money } from '../../kernel/money';
import { fundOf, type JoinedRows } from '../funds/public';
import { replaceCheckout } from './checkouts/begin-checkout';
import { Payment } from './payment.entity';

/** Condition for a shopper's pending attempts to pay for any of these. */
export function attemptsFor(
  userId: string,
  targetIds: readonly string[],
): FindOptionsWhere<Payment> {
  return { userId, targetId: In([...targetIds]), status: 'PENDING' };
}

/** Query to run with the fund's lock: the payment of a key, and the attempts of `attemptsFor`. */
export function existingPaymentQuery(
  params: Pick<Payment, 'userId' | 'idempotencyKey' | 'targetId'>,
): JoinedRows<Payment> {
  const ofKey = 'beside.userId = :userId AND beside.idempotencyKey = :idempotencyKey';
  const attempts =
    "beside.userId = :userId AND beside.targetId = :targetId AND beside.status = 'PENDING'";
  return { entity: Payment, where: `(${ofKey}) OR (${attempts})`, params };
}

/**
 * Ends pending attempts, because their targets are paid otherwise or cancelled. Those made together with them
 * end as well.
 */
export async function endAttempts(tx: EntityManager, attempts: readonly Payment[]): Promise<void> {
  for (const id of new Set(attempts.map(({ checkoutId }) => checkoutId)))
    if (id) await replaceCheckout(tx, id);
}

/**
 * Ends the pending attempts for something that can no longer be paid: their holds are released at once. The
 * caller holds the fund's lock.
 */
export async function endAttemptsFor(tx: EntityManager, targetId: string): Promise<void> {
  await endAttempts(tx, await tx.findBy(Payment, { targetId, status: 'PENDING' }));
}

/**
 * Returns how much of these the balance can pay, in fen: the free part, and what earlier attempts hold for
 * any of them, since a new payment ends those. One statement; two more if something is held.
 */
export async function spendableFor(
  em: EntityManager,
  userId: string,
  targetIds: readonly string[],
): Promise<Money> {
  const { spendable, held } = await fundOf(em, userId);
  if (held === ZERO) return spendable;
  const attempts = await em.findBy(Payment, attemptsFor(userId, targetIds));
  const checkoutId = In(attempts.map((attempt) => attempt.checkoutId));
  const ended = await em.findBy(Payment, { userId, checkoutId, status: 'PENDING' });
  return add(spendable, ...ended.map(({ balanceDeduction }) => balanceDeduction));
}
