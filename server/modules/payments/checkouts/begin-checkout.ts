import type { EntityManager } from 'typeorm';
import { later, minutes } from '../../../kernel/clock';
import { newId } from '../../../kernel/ids';
import { ZERO, type Money } from '../../../kernel/money';
import { tryTransition } from '../../../platform/db/transition';
import { failPayment } from '../fail-payment';
import { Payment, type PaymentFailure } from '../payment.entity';
import { Checkout } from './checkout.entity';
import { checkoutMachine } from './checkout.machine';

/** Time that the payer has at the gateway. */
const OPEN_FOR = minutes(60);
/** Time after which the gateway is asked for the state of a session without a webhook. */
export const FIRST_LOOK = minutes(10);

interface NewCheckout {
  readonly userId: string;
  /** Fen that the gateway collects. */
  readonly amount: Money;
  readonly now: Date;
}

/** Stores a checkout in the same commit as its payments; `openCheckout` opens it at the gateway. */
export async function beginCheckout(
  tx: EntityManager,
  { userId, amount, now }: NewCheckout,
): Promise<Checkout> {
  const checkout: Checkout = {
    ...{ id: newId(), userId, amount, gateway: null, reference: null, url: null },
    ...{ status: 'OPENING', returnedAmount: ZERO, createdAt: now },
    expiresAt: later(now, OPEN_FOR),
    nextLookAt: later(now, FIRST_LOOK),
  };
  await tx.insert(Checkout, checkout);
  return checkout;
}

/**
 * Ends a checkout because its payments are made otherwise, their targets can no longer be paid, or the
 * shopper gave them up. The session is closed at the gateway soon after; money that arrives all the same is
 * credited to the balance. The caller holds the fund's lock.
 */
export async function replaceCheckout(
  tx: EntityManager,
  id: string,
  failure: 'REPLACED' | 'CANCELLED' = 'REPLACED',
): Promise<void> {
  const checkout = await tx.findOneByOrFail(Checkout, { id });
  if (!checkoutMachine.allows(checkout.status, 'replace')) return;
  await tryTransition(tx, Checkout, checkoutMachine, checkout, 'replace', {
    nextLookAt: new Date(0),
  });
  await failPaymentsOf(tx, id, failure);
}

/** Ends the pending payments of a checkout. */
export async function failPaymentsOf(
  tx: EntityManager,
  checkoutId: string,
  failure: PaymentFailure,
): Promise<void> {
  const waiting = await tx.findBy(Payment, { checkoutId, status: 'PENDING' });
  for (const payment of waiting) await failPayment(tx, payment, failure);
}
