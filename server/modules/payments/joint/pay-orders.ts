import { In, type EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { newId, newNumber } from '../../../kernel/ids';
import { add } from '../../../kernel/money';
import type { Viewer } from '../../../kernel/viewer';
import { retryTakenNumber } from '../../../platform/db/driver-errors';
import type { Services } from '../../../platform/services';
import { addresseeOfViewer } from '../../accounts/public';
import { lockFund, refuseWhileFrozen } from '../../funds/public';
import { beginPayments } from '../begin-payments';
import { openCheckout } from '../checkouts/open-checkout';
import { attemptsFor } from '../end-attempts';
import { findPayableOrders } from '../payable';
import { methodOf } from '../payment-methods';
import { Payment, type PaymentMethodCode } from '../payment.entity';
import { JointPayment } from './joint-payment.entity';

export interface PayOrdersCommand {
  readonly orderIds: readonly string[];
  readonly method: PaymentMethodCode;
  /** True if the balance pays as much as it can before another method pays the rest. */
  readonly usesBalance: boolean;
  /** A repeated key returns the first joint payment and moves nothing. */
  readonly idempotencyKey: string;
}

/**
 * Pays for several orders in one step: all of them or none. Each order has its own amounts, ledger entry and
 * payment; the part that the balance does not pay is collected once for all.
 * @throws DomainError IDEMPOTENCY_KEY_REUSED, NOT_FOUND, ORDER_NOT_PAYABLE, BALANCE_TOO_LOW, PAYMENTS_FROZEN;
 *   nothing has changed then. PAYMENT_GATEWAY_UNAVAILABLE; the payments have failed then.
 */
export async function payOrders(
  services: Services,
  viewer: Viewer,
  { orderIds, usesBalance, idempotencyKey, ...order }: PayOrdersCommand,
): Promise<JointPayment> {
  const { db, clock } = services;
  const userId = viewer.id;
  const method = await methodOf(services, 'paysForThings', order.method);
  const joint = await db.transaction(async (tx) => {
    const fund = await lockFund(tx, userId);
    const first = await tx.findOneBy(JointPayment, { userId, idempotencyKey });
    if (first) return sameOrders(tx, first, orderIds);
    refuseWhileFrozen(fund);
    const now = clock.now();
    const items = await findPayableOrders(tx, userId, orderIds, { now, lock: true });
    const amount = add(...items.map((item) => item.amount));
    const begun = await insertJoint(tx, { id: newId(), userId, idempotencyKey, amount, now });
    const jointPaymentId = begun.id;
    const parts = items.map((item) => ({
      ...{ kind: 'ORDER' as const, item },
      // Shoppers' own keys have no colon, so this one cannot collide with one of them.
      idempotencyKey: `${jointPaymentId}:${item.id}`,
    }));
    const attempts = await tx.findBy(Payment, attemptsFor(userId, orderIds));
    const addressee = addresseeOfViewer(viewer);
    const plan = { userId, addressee, parts, attempts, method, usesBalance, now };
    await beginPayments(tx, { ...plan, jointPaymentId });
    return begun;
  });
  const part = await db.read.findOneByOrFail(Payment, { jointPaymentId: joint.id });
  await openCheckout(services, part, viewer.email);
  return joint;
}

async function sameOrders(
  tx: EntityManager,
  first: JointPayment,
  orderIds: readonly string[],
): Promise<JointPayment> {
  const wanted = [...new Set(orderIds)];
  const jointPaymentId = first.id;
  const paid = await tx.countBy(Payment, { jointPaymentId });
  const same = await tx.countBy(Payment, { jointPaymentId, targetId: In(wanted) });
  if (paid !== wanted.length || same !== paid) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  return first;
}

function insertJoint(
  tx: EntityManager,
  { now, ...row }: Omit<JointPayment, 'number' | 'createdAt'> & { readonly now: Date },
): Promise<JointPayment> {
  return retryTakenNumber(async () => {
    const joint = { ...row, number: newNumber('JP', now), createdAt: now };
    await tx.insert(JointPayment, joint);
    return joint;
  });
}
