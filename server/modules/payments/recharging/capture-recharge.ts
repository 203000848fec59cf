import type { EntityManager } from 'typeorm';
import { journal, rechargePostings } from '../../funds/public';
import { notify } from '../../notifications/public';
import type { Payment } from '../payment.entity';
import { transitionPayment } from '../transition-payment';

/**
 * Credits a recharge whose money has come, once. One that was given up counts as well when its money
 * comes after all: it keeps its status, the balance grows. The caller holds the fund's lock.
 */
export async function captureRecharge(
  tx: EntityManager,
  payment: Payment,
  now: Date,
): Promise<void> {
  const { id, userId, number, amount, handlingFee } = payment;
  if (payment.status === 'PENDING')
    await transitionPayment(tx, payment, 'capture', { capturedAt: now });
  await journal(tx, {
    kind: 'RECHARGE',
    idempotencyKey: `recharge:${id}`,
    userId,
    referenceId: id,
    postings: rechargePostings(userId, amount, handlingFee),
    remark: number,
    now,
  });
  await notify(tx, { userId, kind: 'BALANCE_CREDITED', params: { amount }, now });
}
