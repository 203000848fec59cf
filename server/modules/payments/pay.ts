import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { lockFund } from '../funds/public';
import { capturePayment } from './capture-payment';
import { findPayable, type PaymentTarget } from './payable';
import { openMethod } from './payment-methods';
import { Payment, type PaymentMethodCode } from './payment.entity';

export interface PaymentOrder {
  readonly target: PaymentTarget;
  readonly method: PaymentMethodCode;
  /** The same key again answers with the first payment and moves nothing. */
  readonly idempotencyKey: string;
}

/**
 * Pays for an order or a packing plan, once for a key and once for a target (RT-23).
 * @throws DomainError PAYMENT_METHOD_UNAVAILABLE, IDEMPOTENCY_KEY_REUSED, NOT_FOUND,
 * NOTHING_TO_PAY, PACKING_PLAN_EXPIRED, BALANCE_TOO_LOW; nothing has changed then.
 */
export async function pay(
  { db, clock }: Services,
  viewer: Viewer,
  order: PaymentOrder,
): Promise<Payment> {
  const method = openMethod(order.method);
  const { target, idempotencyKey } = order;
  const userId = viewer.id;

  return db.transaction(async (tx) => {
    await lockFund(tx, userId);
    const first = await tx.findOneBy(Payment, { userId, idempotencyKey });
    if (first) return sameTarget(first, target);
    const now = clock.now();
    const item = await findPayable(tx, userId, target, { now, lock: true });
    const jointPaymentId = null;
    const capture = { userId, target, item, method, idempotencyKey, jointPaymentId, now };
    return capturePayment(tx, capture);
  });
}

function sameTarget(first: Payment, { kind, id }: PaymentTarget): Payment {
  if (first.targetKind !== kind || first.targetId !== id)
    throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  return first;
}
