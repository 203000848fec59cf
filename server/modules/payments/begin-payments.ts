import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { add, subtract, ZERO, type Money } from '../../kernel/money';
import type { Addressee } from '../accounts/public';
import { hold, lockedFund, spendable } from '../funds/public';
import { bookPayment, insertPayment, type PayablePayment } from './capture-payment';
import type { Checkout } from './checkouts/checkout.entity';
import { beginCheckout } from './checkouts/begin-checkout';
import { endAttempts } from './end-attempts';
import type { PayableItem } from './payable';
import type { PaymentBreakdown, PaymentMethodSpec } from './payment-methods';
import type { Payment, PayableKind } from './payment.entity';
import { splitAmounts } from './split-amounts';

/** One of the things that are paid in one step, found and locked by the same transaction. */
export interface Part {
  readonly kind: PayableKind;
  readonly item: PayableItem;
  readonly idempotencyKey: string;
}

export interface Plan {
  readonly userId: string;
  readonly addressee: Addressee;
  readonly parts: readonly Part[];
  /** Earlier attempts to pay for any of them, found by the same transaction: see `attemptsFor`. */
  readonly attempts: readonly Payment[];
  readonly method: PaymentMethodSpec;
  /** True if the balance pays as much as it can before another method pays the rest. */
  readonly usesBalance: boolean;
  readonly jointPaymentId: string | null;
  readonly now: Date;
}

/**
 * Pays for one thing or several in one step, all or none. From the balance they are paid at once; another
 * method's part waits for its gateway, and the balance's part is held meanwhile. An earlier pending attempt
 * for any of them ends. The caller holds the fund's lock.
 * @throws DomainError BALANCE_TOO_LOW
 */
export async function beginPayments(tx: EntityManager, plan: Plan): Promise<Payment[]> {
  await endAttempts(tx, plan.attempts);
  const splits = split(tx, plan);
  const toCollect = add(...splits.map(({ actualPayment }) => actualPayment));
  return toCollect === ZERO ? payAtOnce(tx, plan, splits) : wait(tx, plan, splits, toCollect);
}

function split(
  tx: EntityManager,
  { userId, parts, method, usesBalance }: Plan,
): PaymentBreakdown[] {
  const fromBalance = usesBalance ? spendable(lockedFund(tx, userId)) : ZERO;
  const amounts = parts.map(({ item }) => item.amount);
  return splitAmounts(method, amounts, fromBalance);
}

async function payAtOnce(
  tx: EntityManager,
  plan: Plan,
  splits: readonly PaymentBreakdown[],
): Promise<Payment[]> {
  refuseShortBalance(tx, plan);
  const payments: Payment[] = [];
  for (const [index, part] of plan.parts.entries()) {
    const payment = await insert(tx, plan, part, splits[index]!, null);
    await bookPayment(tx, payment, part.item, plan);
    payments.push(payment);
  }
  return payments;
}

/** The check in the ledger would report only what the last part lacks, not all of them. */
function refuseShortBalance(tx: EntityManager, { userId, parts }: Plan): void {
  const amount = add(...parts.map(({ item }) => item.amount));
  const missing = subtract(amount, spendable(lockedFund(tx, userId)));
  if (missing > ZERO) throw new DomainError('BALANCE_TOO_LOW', { missing });
}

async function wait(
  tx: EntityManager,
  plan: Plan,
  splits: readonly PaymentBreakdown[],
  amount: Money,
): Promise<Payment[]> {
  const { userId, parts, now } = plan;
  await hold(tx, userId, add(...splits.map(({ balanceDeduction }) => balanceDeduction)));
  const checkout = await beginCheckout(tx, { userId, amount, now });
  const payments: Payment[] = [];
  for (const [index, part] of parts.entries())
    payments.push(await insert(tx, plan, part, splits[index]!, checkout));
  return payments;
}

async function insert(
  tx: EntityManager,
  { userId, method, jointPaymentId, now }: Plan,
  { kind, item, idempotencyKey }: Part,
  breakdown: PaymentBreakdown,
  checkout: Checkout | null,
): Promise<PayablePayment> {
  const payment = await insertPayment(tx, {
    ...breakdown,
    id: newId(),
    ...{ userId, targetKind: kind, targetId: item.id, idempotencyKey, jointPaymentId },
    method: checkout ? method.code : 'BALANCE',
    status: checkout ? 'PENDING' : 'CAPTURED',
    checkoutId: checkout?.id ?? null,
    amount: item.amount,
    createdAt: now,
    capturedAt: checkout ? null : now,
  });
  return { ...payment, targetKind: kind };
}
