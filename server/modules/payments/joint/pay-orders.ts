import { In, type EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { newId, newNumber } from '../../../kernel/ids';
import { add } from '../../../kernel/money';
import type { Viewer } from '../../../kernel/viewer';
import { retryTakenNumber } from '../../../platform/db/driver-errors';
import type { Services } from '../../../platform/services';
import { lockFund } from '../../funds/public';
import { capturePayment } from '../capture-payment';
import { findPayableOrders } from '../payable';
import { openMethod } from '../payment-methods';
import { Payment } from '../payment.entity';
import { JointPayment } from './joint-payment.entity';

export interface JointPaymentOrder {
  readonly orderIds: readonly string[];
  /** The same key again answers with the first joint payment and moves nothing. */
  readonly idempotencyKey: string;
}

/**
 * Pays for several orders from the balance in one transaction: all of them or none. Each order keeps
 * its own amounts, ledger entry and payment.
 * @throws DomainError IDEMPOTENCY_KEY_REUSED, NOT_FOUND, ORDER_NOT_PAYABLE, BALANCE_TOO_LOW; nothing
 * has changed then.
 */
export async function payOrders(
  { db, clock }: Services,
  viewer: Viewer,
  { orderIds, idempotencyKey }: JointPaymentOrder,
): Promise<JointPayment> {
  const userId = viewer.id;
  const method = openMethod('BALANCE');

  return db.transaction(async (tx) => {
    await lockFund(tx, userId);
    const first = await tx.findOneBy(JointPayment, { userId, idempotencyKey });
    if (first) return sameOrders(tx, first, orderIds);
    const now = clock.now();
    const items = await findPayableOrders(tx, userId, orderIds, { now, lock: true });
    const amount = add(...items.map((item) => item.amount));
    const joint = await insertJoint(tx, { id: newId(), userId, idempotencyKey, amount, now });
    for (const item of items)
      await capturePayment(tx, {
        ...{ userId, item, method, now },
        target: { kind: 'ORDER', id: item.id },
        // Shoppers' own keys have no colon, so this one never meets one of them.
        idempotencyKey: `${joint.id}:${item.id}`,
        jointPaymentId: joint.id,
      });
    return joint;
  });
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
