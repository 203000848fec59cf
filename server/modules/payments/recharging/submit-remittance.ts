import { newId } from '../../../kernel/ids';
import type { Money } from '../../../kernel/money';
import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { lockFund, refuseWhileFrozen } from '../../funds/public';
import { requireOwnUpload } from '../../uploads/public';
import { methodOf } from '../payment-methods';
import type { Payment } from '../payment.entity';
import { refuseKnown } from './known-remittances';
import { findFirst, insertRecharge } from './recharge';
import { Remittance } from './remittance.entity';

export interface RemittanceReport {
  /** Fen that were sent. */
  readonly amount: Money;
  readonly senderName: string;
  /** ISO 3166 code. */
  readonly senderCountry: string;
  readonly controlNumber: string;
  /** The shopper's upload of the receipt. */
  readonly receiptImageId: string | null;
  /** A repeated key returns the first report. */
  readonly idempotencyKey: string;
}

/**
 * Stores a shopper's report of a remittance (RT-26). Nothing is credited before an operator has found the
 * money: see review-remittance.ts.
 * @throws DomainError PAYMENT_METHOD_UNAVAILABLE if no payee is configured; NOT_FOUND for another's picture;
 *   REMITTANCE_KNOWN for a control number that is pending or was credited before; IDEMPOTENCY_KEY_REUSED,
 *   PAYMENTS_FROZEN
 */
export async function submitRemittance(
  services: Services,
  viewer: Viewer,
  { amount, idempotencyKey, ...said }: RemittanceReport,
): Promise<Payment> {
  const { db, clock } = services;
  const method = await methodOf(services, 'recharges', 'WESTPAY');
  const userId = viewer.id;
  return db.transaction(async (tx) => {
    const fund = await lockFund(tx, userId);
    const first = await findFirst(tx, { userId, idempotencyKey }, amount);
    if (first) return first;
    refuseWhileFrozen(fund);
    if (said.receiptImageId) await requireOwnUpload(tx, userId, said.receiptImageId);
    await refuseKnown(tx, said.controlNumber, ['PENDING', 'CAPTURED']);
    const now = clock.now();
    const recharge = { userId, amount, idempotencyKey, method, checkoutId: null, now };
    const payment = await insertRecharge(tx, recharge);
    const row = { ...said, id: newId(), userId, paymentId: payment.id };
    await tx.insert(Remittance, { ...row, answer: '', createdAt: now, answeredAt: null });
    return payment;
  });
}
