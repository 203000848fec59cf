import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { newId, newNumber } from '../../kernel/ids';
import type { Viewer } from '../../kernel/viewer';
import { retryTakenNumber } from '../../platform/db/driver-errors';
import type { Services } from '../../platform/services';
import { journal, lockFund } from '../funds/public';
import { findPayable, markPaid, type PaymentTarget } from './payable';
import { breakDown, paymentMethods } from './payment-methods';
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
  const method = paymentMethods.find(({ code, isOpen }) => code === order.method && isOpen);
  if (!method) throw new DomainError('PAYMENT_METHOD_UNAVAILABLE');
  const { target, idempotencyKey } = order;
  const userId = viewer.id;

  return db.transaction(async (tx) => {
    await lockFund(tx, userId);
    const first = await tx.findOneBy(Payment, { userId, idempotencyKey });
    if (first) return sameTarget(first, target);
    const now = clock.now();
    const { amount, number, movement } = await findPayable(tx, userId, target, { now, lock: true });
    const breakdown = breakDown(method, amount);
    await journal(tx, {
      ...movement,
      idempotencyKey: `pay:${target.id}`,
      referenceId: target.id,
      remark: number,
      now,
    });
    await markPaid(tx, target, { ...breakdown, userId, number, now });
    return insertPayment(tx, {
      ...breakdown,
      id: newId(),
      userId,
      targetKind: target.kind,
      targetId: target.id,
      method: method.code,
      status: 'CAPTURED',
      idempotencyKey,
      amount,
      createdAt: now,
      capturedAt: now,
    });
  });
}

function sameTarget(first: Payment, { kind, id }: PaymentTarget): Payment {
  if (first.targetKind !== kind || first.targetId !== id)
    throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  return first;
}

function insertPayment(tx: EntityManager, row: Omit<Payment, 'number'>): Promise<Payment> {
  return retryTakenNumber(async () => {
    const payment = { ...row, number: newNumber('PY', row.createdAt) };
    await tx.insert(Payment, payment);
    return payment;
  });
}
