import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { newId } from '../../../kernel/ids';
import { fen, ZERO, type Money } from '../../../kernel/money';
import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { lockFund, refuseWhileFrozen } from '../../funds/public';
import { insertPayment } from '../capture-payment';
import { beginCheckout } from '../checkouts/begin-checkout';
import { openCheckout } from '../checkouts/open-checkout';
import { breakDown, methodOf, type PaymentMethodSpec } from '../payment-methods';
import { Payment } from '../payment.entity';

/** Any amount between these is accepted, in fen. */
export const LEAST_RECHARGE = fen(1_00);
export const MOST_RECHARGE = fen(50_000_00);

export interface RechargeCommand {
  /** Fen to add to the balance. */
  readonly amount: Money;
  /** A repeated key returns the first recharge and requests no more money. */
  readonly idempotencyKey: string;
}

/**
 * Begins a recharge by card: the money is credited when the gateway reports its arrival (RT-25).
 * @throws DomainError PAYMENT_METHOD_UNAVAILABLE, IDEMPOTENCY_KEY_REUSED, PAYMENTS_FROZEN,
 *   PAYMENT_GATEWAY_UNAVAILABLE
 */
export async function recharge(
  services: Services,
  viewer: Viewer,
  { amount, idempotencyKey }: RechargeCommand,
): Promise<Payment> {
  const { db, clock } = services;
  const userId = viewer.id;
  const method = await methodOf(services, 'recharges', 'CARD');
  const payment = await db.transaction(async (tx) => {
    const fund = await lockFund(tx, userId);
    const first = await findFirst(tx, { userId, idempotencyKey }, amount);
    if (first) return first;
    refuseWhileFrozen(fund);
    const now = clock.now();
    const { actualPayment } = breakDown(method, amount, ZERO);
    const checkout = await beginCheckout(tx, { userId, amount: actualPayment, now });
    const order = { userId, amount, idempotencyKey, method, now };
    return insertRecharge(tx, { ...order, checkoutId: checkout.id });
  });
  await openCheckout(services, payment, viewer.email);
  return payment;
}

interface NewRecharge {
  readonly userId: string;
  readonly amount: Money;
  readonly idempotencyKey: string;
  readonly method: PaymentMethodSpec;
  readonly checkoutId: string | null;
  readonly now: Date;
}

/** A recharge is a pending payment whose target is itself. */
export async function insertRecharge(
  tx: EntityManager,
  { now, method, amount, ...row }: NewRecharge,
): Promise<Payment> {
  const id = newId();
  return insertPayment(tx, {
    ...breakDown(method, amount, ZERO),
    ...row,
    ...{ id, targetKind: 'RECHARGE', targetId: id, method: method.code, amount },
    status: 'PENDING',
    ...{ jointPaymentId: null, createdAt: now, capturedAt: null },
  });
}

/** @throws DomainError IDEMPOTENCY_KEY_REUSED if the key belongs to another payment. */
export async function findFirst(
  tx: EntityManager,
  own: { readonly userId: string; readonly idempotencyKey: string },
  amount: Money,
): Promise<Payment | null> {
  const first = await tx.findOneBy(Payment, own);
  if (first && (first.targetKind !== 'RECHARGE' || first.amount !== amount))
    throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  return first;
}
