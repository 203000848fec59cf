import { In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { add, ZERO, type Money } from '../../kernel/money';
import { fundOf, type Beside } from '../funds/public';
import { replaceCheckout } from './checkouts/begin-checkout';
import { Payment } from './payment.entity';

/** Which attempts of a shopper to pay for any of these still wait for their money. */
export function attemptsFor(
  userId: string,
  targetIds: readonly string[],
): FindOptionsWhere<Payment> {
  return { userId, targetId: In([...targetIds]), status: 'PENDING' };
}

/** What paying for something asks for with the fund's lock: the payment of its key, and `attemptsFor` it. */
export function existingPaymentQuery(
  params: Pick<Payment, 'userId' | 'idempotencyKey' | 'targetId'>,
): Beside<Payment> {
  const ofKey = 'beside.userId = :userId AND beside.idempotencyKey = :idempotencyKey';
  const attempts =
    "beside.userId = :userId AND beside.targetId = :targetId AND beside.status = 'PENDING'";
  return { entity: Payment, where: `(${ofKey}) OR (${attempts})`, params };
}

/**
 * Ends attempts that wait for their money, because their targets are paid otherwise or cancelled. Those
 * made together with them end as well.
 */
export async function endAttempts(tx: EntityManager, attempts: readonly Payment[]): Promise<void> {
  for (const id of new Set(attempts.map(({ checkoutId }) => checkoutId)))
    if (id) await replaceCheckout(tx, id);
}

/**
 * Ends what waits for the money of something that cannot be paid any more: what was held for it is
 * free at once. The caller holds the fund's lock.
 */
export async function endAttemptsFor(tx: EntityManager, targetId: string): Promise<void> {
  await endAttempts(tx, await tx.findBy(Payment, { targetId, status: 'PENDING' }));
}

/**
 * What the balance can pay for these, in fen: what is free, and what earlier attempts hold for any of
 * them, since paying anew ends those. One statement; two more where something is held.
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
