import type { EntityManager } from 'typeorm';
import { newId, newNumber } from '../../kernel/ids';
import { retryTakenNumber } from '../../platform/db/driver-errors';
import { journal } from '../funds/public';
import { payables, type PayableItem, type PaymentTarget } from './payable';
import { breakDown, type PaymentMethodSpec } from './payment-methods';
import { Payment } from './payment.entity';

interface Capture {
  readonly userId: string;
  readonly target: PaymentTarget;
  /** Found and locked by the same transaction. */
  readonly item: PayableItem;
  readonly method: PaymentMethodSpec;
  readonly idempotencyKey: string;
  readonly jointPaymentId: string | null;
  readonly now: Date;
}

/**
 * Moves one target along its machine, books the money for it and keeps the payment. The caller holds
 * the fund's lock. @throws DomainError BALANCE_TOO_LOW
 */
export async function capturePayment(tx: EntityManager, capture: Capture): Promise<Payment> {
  const { userId, target, item, method, now } = capture;
  const { amount, number, movement } = item;
  const breakdown = breakDown(method, amount);
  const paid = { ...breakdown, userId, number, now };
  const remark = await payables[target.kind].markPaid(tx, target.id, paid);
  await journal(tx, {
    ...movement,
    idempotencyKey: `pay:${target.id}`,
    referenceId: target.id,
    remark,
    now,
  });
  return insertPayment(tx, {
    ...breakdown,
    id: newId(),
    userId,
    targetKind: target.kind,
    targetId: target.id,
    method: method.code,
    status: 'CAPTURED',
    idempotencyKey: capture.idempotencyKey,
    jointPaymentId: capture.jointPaymentId,
    amount,
    createdAt: now,
    capturedAt: now,
  });
}

function insertPayment(tx: EntityManager, row: Omit<Payment, 'number'>): Promise<Payment> {
  return retryTakenNumber(async () => {
    const payment = { ...row, number: newNumber('PY', row.createdAt) };
    await tx.insert(Payment, payment);
    return payment;
  });
}
