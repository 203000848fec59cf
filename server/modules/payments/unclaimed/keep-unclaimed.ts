import type { EntityManager } from 'typeorm';
import { ZERO, type Money } from '../../../kernel/money';
import { journal, unclaimedPostings } from '../../funds/public';
import { failPayment } from '../fail-payment';
import type { Payment } from '../payment.entity';

/** What of the ledger names the arrival of a payment's money that nobody can claim. */
export const unclaimedKey = (paymentId: string) => `unclaimed:${paymentId}`;

/**
 * Books money that came for a deleted account, its fee included: no fund takes it, and it waits among the
 * unclaimed until an operator sends it back. The caller holds the lock of the closed fund.
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
