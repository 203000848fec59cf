import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { addresseeOfViewer } from '../accounts/public';
import { lockFundAndRead, refuseWhileFrozen } from '../funds/public';
import { beginPayments } from './begin-payments';
import { openCheckout } from './checkouts/open-checkout';
import { existingPaymentQuery } from './end-attempts';
import { findPayable, type PaymentTarget } from './payable';
import { methodOf } from './payment-methods';
import type { Payment, PaymentMethodCode } from './payment.entity';

export interface PayCommand {
  readonly target: PaymentTarget;
  readonly method: PaymentMethodCode;
  /** True if the balance pays as much as it can before another method pays the rest. */
  readonly usesBalance: boolean;
  /** A repeated key returns the first payment and moves nothing. */
  readonly idempotencyKey: string;
}

/**
 * Pays for an order, a packing plan or a question, once for a key and once for a target (RT-23). The part
 * that the balance does not pay waits for the gateway: the payment is pending then.
 * @throws DomainError PAYMENT_METHOD_UNAVAILABLE, IDEMPOTENCY_KEY_REUSED, NOT_FOUND, NOTHING_TO_PAY,
 *   PACKING_PLAN_EXPIRED, BALANCE_TOO_LOW, PAYMENTS_FROZEN; nothing has changed then.
 *   PAYMENT_GATEWAY_UNAVAILABLE; the payment has failed then.
 */
export async function pay(
  services: Services,
  viewer: Viewer,
  { target, usesBalance, idempotencyKey, ...order }: PayCommand,
): Promise<Payment> {
  const { db, clock } = services;
  const method = await methodOf(services, 'paysForThings', order.method);
  const userId = viewer.id;
  const payment = await db.transaction(async (tx) => {
    const sought = existingPaymentQuery({ userId, idempotencyKey, targetId: target.id });
    const { fund, rows: earlier } = await lockFundAndRead(tx, userId, sought);
    const first = earlier.find((one) => one.idempotencyKey === idempotencyKey);
    if (first) return sameTarget(first, target);
    refuseWhileFrozen(fund);
    const now = clock.now();
    const item = await findPayable(tx, userId, target, { now, lock: true });
    const parts = [{ kind: target.kind, item, idempotencyKey }];
    const addressee = addresseeOfViewer(viewer);
    const plan = { userId, addressee, parts, attempts: earlier, method, usesBalance, now };
    const [begun] = await beginPayments(tx, { ...plan, jointPaymentId: null });
    return begun!;
  });
  await openCheckout(services, payment, viewer.email);
  return payment;
}

function sameTarget(first: Payment, { kind, id }: PaymentTarget): Payment {
  if (first.targetKind !== kind || first.targetId !== id)
    throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  return first;
}
