import type { EntityManager } from 'typeorm';
import { newNumber } from '../../kernel/ids';
import { retryTakenNumber } from '../../platform/db/driver-errors';
import { transition } from '../../platform/db/transition';
import type { Addressee } from '../accounts/public';
import { journal, mixedPaymentPostings, release } from '../funds/public';
import { payables, type PayableItem } from './payable';
import type { PayableKind } from './payment.entity';
import { Payment } from './payment.entity';
import { paymentMachine } from './payment.machine';

/** A payment for something, in contrast to a recharge. */
export type PayablePayment = Payment & { readonly targetKind: PayableKind };

/** Inserts a new payment with a unique number. */
export function insertPayment(
  tx: EntityManager,
  row: Omit<Payment, 'number' | 'failure' | 'creditedAmount'>,
): Promise<Payment> {
  return retryTakenNumber(async () => {
    const number = newNumber('PY', row.createdAt);
    const payment = { ...row, number, failure: null, creditedAmount: null };
    await tx.insert(Payment, payment);
    return payment;
  });
}

/**
 * Updates the paid item and books the money, whose parts the payment contains. `item` was found and locked by
 * the same transaction, which holds the fund's lock as well. `addressee` saves looking up the recipient.
 * @throws DomainError BALANCE_TOO_LOW
 */
export async function bookPayment(
  tx: EntityManager,
  payment: PayablePayment,
  { number, movement }: PayableItem,
  { now, addressee }: { readonly now: Date; readonly addressee?: Addressee },
): Promise<void> {
  const { userId, targetKind, targetId } = payment;
  const capture = { ...payment, number, now, addressee };
  const remark = await payables[targetKind].markPaid(tx, targetId, capture);
  await journal(tx, {
    ...movement,
    postings: mixedPaymentPostings(userId, movement.postings, payment),
    idempotencyKey: `pay:${targetId}`,
    userId,
    remark,
    now,
  });
}

/** Captures a payment whose other part has arrived: the part held in the balance is spent. */
export async function capturePending(
  tx: EntityManager,
  payment: PayablePayment,
  item: PayableItem,
  now: Date,
): Promise<void> {
  await transition(tx, Payment, paymentMachine, payment, 'capture', { capturedAt: now });
  await release(tx, payment.userId, payment.balanceDeduction);
  await bookPayment(tx, payment, item, { now });
}
