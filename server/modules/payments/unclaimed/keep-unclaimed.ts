import type { EntityManager } from 'typeorm';
import { ZERO, type Money } from '../../../kernel/money';
import { journal, unclaimedPostings } from '../../funds/public';
import { failPayment } from '../fail-payment';
import type { Payment } from '../payment.entity';

/** Key of the ledger entry of a payment's money that nobody can claim. */
export const unclaimedKey = (paymentId: string) => `unclaimed:${paymentId}`;

/**
 * Books money that arrived for a deleted account, its fee included: it belongs to no fund, and is kept among
 * the unclaimed until an operator returns it. The caller holds the lock of the closed fund.
 */
export async function keepUnclaimed(
  tx: EntityManager,
  payment: Payment,
  amount: Money,
  now: Date,
): Promise<void> {
  const { id, userId, number } = payment;
  if (payment.status === 'PENDING') await failPayment(tx, payment, 'TARGET_GONE');
  if (amount === ZERO) return;
  await journal(tx, {
    kind: 'RECHARGE',
    idempotencyKey: unclaimedKey(id),
    userId,
    referenceId: id,
    postings: unclaimedPostings(amount),
    remark: number,
    now,
  });
}
