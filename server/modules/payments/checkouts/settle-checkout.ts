import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { ZERO } from '../../../kernel/money';
import type { Services } from '../../../platform/services';
import { lockClause } from '../../../platform/db/locks';
import { readRows } from '../../../platform/db/read-rows';
import type {
  CheckoutReport,
  GatewayName,
} from '../../../platform/payment-gateway/payment-gateway';
import { tryTransition } from '../../../platform/db/transition';
import { journal, lockedFund, lockFund, rechargePostings } from '../../funds/public';
import { notify } from '../../notifications/public';
import { capturePending, type PayablePayment } from '../capture-payment';
import { failPayment } from '../fail-payment';
import { payables, type PayableItem } from '../payable';
import { Payment } from '../payment.entity';
import { captureRecharge } from '../recharging/capture-recharge';
import { keepUnclaimed } from '../unclaimed/keep-unclaimed';
import { failPaymentsOf } from './begin-checkout';
import { Checkout } from './checkout.entity';
import { checkoutMachine } from './checkout.machine';

export type Settlement = 'SETTLED' | 'NOTHING_NEW' | 'UNKNOWN' | 'DIFFERS';

/**
 * Processes the gateway's report on a checkout: captures what was paid, ends what failed. A report may arrive
 * twice, late, out of order, or at once from several webhooks; it counts once. Money for something that can
 * no longer be paid is credited to the balance (RT-23, RT-25), that for a deleted account to the unclaimed. A
 * different amount or currency than requested books nothing and is logged as an error.
 */
export async function settleCheckout(
  services: Services,
  gateway: GatewayName,
  report: CheckoutReport,
): Promise<Settlement> {
  const { db, clock, log } = services;
  const byId = [report.checkoutId];
  const [found] = await readRows(db.read, Checkout, 'WHERE id = ?', byId);
  if (!found || (found.gateway ?? gateway) !== gateway) return 'UNKNOWN';
  if (report.outcome === 'OPEN') return 'NOTHING_NEW';
  if (report.outcome === 'PAID' && !isAsAsked(found, report)) {
    log.error({ checkout: found.id, report }, 'a payment differs from what was asked for');
    return 'DIFFERS';
  }
  return db.transaction(async (tx) => {
    const { closedAt } = await lockFund(tx, found.userId);
    if (closedAt && report.outcome === 'PAID')
      log.error({ checkout: found.id, report }, 'money came for a deleted account');
    const locked = `WHERE id = ? ${lockClause(tx)}`;
    const [checkout] = await readRows(tx, Checkout, locked, byId);
    return settle(tx, checkout!, gateway, report, clock.now());
  });
}

function isAsAsked({ amount }: Checkout, report: CheckoutReport): boolean {
  return report.amount === amount && report.currency === 'CNY';
}

async function settle(
  tx: EntityManager,
  checkout: Checkout,
  gateway: GatewayName,
  { outcome, reference }: CheckoutReport,
  now: Date,
): Promise<Settlement> {
  // An empty reference, of one that was never opened, is not unique.
  const changes = { gateway, reference: reference || null, nextLookAt: null };
  if (outcome === 'PAID') {
    if (checkout.status === 'PAID') return 'NOTHING_NEW';
    await tryTransition(tx, Checkout, checkoutMachine, checkout, 'pay', changes);
    await takeMoney(tx, checkout, now);
    return 'SETTLED';
  }
  const [event, failure] =
    outcome === 'FAILED' ? (['fail', 'REFUSED'] as const) : (['expire', 'EXPIRED'] as const);
  if (!checkoutMachine.allows(checkout.status, event)) {
    await tx.update(Checkout, { id: checkout.id }, { nextLookAt: null });
    return 'NOTHING_NEW';
  }
  await tryTransition(tx, Checkout, checkoutMachine, checkout, event, changes);
  await failPaymentsOf(tx, checkout.id, failure);
  if (failure === 'REFUSED') await tellRefused(tx, checkout, now);
  return 'SETTLED';
}

/** Notifies open pages and stores a notification for later; of a joint payment it names the first. */
async function tellRefused(
  tx: EntityManager,
  { id, userId, amount }: Checkout,
  now: Date,
): Promise<void> {
  if (lockedFund(tx, userId).closedAt) return;
  const [first] = await readRows(tx, Payment, 'WHERE checkout_id = ? ORDER BY number', [id]);
  const params = { payment: first!.number, amount };
  await notify(tx, { userId, kind: 'PAYMENT_REFUSED', params, now });
}

async function takeMoney(tx: EntityManager, { id }: Checkout, now: Date): Promise<void> {
  const ofCheckout = 'WHERE checkout_id = ? ORDER BY target_id';
  const payments = await readRows(tx, Payment, ofCheckout, [id]);
  for (const payment of payments) await take(tx, payment, now);
}

async function take(tx: EntityManager, payment: Payment, now: Date): Promise<void> {
  const { closedAt } = lockedFund(tx, payment.userId);
  if (closedAt) return keepUnclaimed(tx, payment, payment.actualPayment, now);
  if (!isForSomething(payment)) return captureRecharge(tx, payment, { now });
  const { userId, status, targetKind, targetId } = payment;
  const [item] = await payables[targetKind].find(tx, userId, [targetId], { now, lock: true });
  if (!item) throw new DomainError('NOT_FOUND');
  if (status === 'PENDING' && !item.refusal) return capturePending(tx, payment, item, now);
  if (status === 'PENDING') await failPayment(tx, payment, 'TARGET_GONE');
  await creditInstead(tx, payment, item, now);
}

function isForSomething(payment: Payment): payment is PayablePayment {
  return payment.targetKind !== 'RECHARGE';
}

/** The target can no longer be paid: the money is credited to the shopper all the same, its fee included. */
async function creditInstead(
  tx: EntityManager,
  payment: PayablePayment,
  item: PayableItem,
  now: Date,
): Promise<void> {
  const { id, userId, number, targetKind: purpose, actualPayment: amount } = payment;
  if (amount === ZERO) return;
  await journal(tx, {
    kind: 'RECHARGE',
    idempotencyKey: `late:${id}`,
    userId,
    referenceId: id,
    postings: rechargePostings(userId, amount),
    remark: `${number}: ${item.number}`,
    now,
  });
  await tx.update(Payment, { id }, { creditedAmount: amount });
  const params = { payment: number, amount, purpose, number: item.number };
  await notify(tx, { userId, kind: 'PAYMENT_CREDITED', params, now });
}
