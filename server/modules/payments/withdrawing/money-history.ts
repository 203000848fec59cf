import { In, type EntityManager } from 'typeorm';
import { add, subtract, ZERO, type Money } from '../../../kernel/money';
import { fundMovements, type FundMovement } from '../../funds/public';
import { Checkout } from '../checkouts/checkout.entity';
import { Payment } from '../payment.entity';
import type { SourcedPart } from './unspent-money';
import { Withdrawal, WithdrawalPart } from './withdrawal.entity';
import { withdrawalStatusesThat } from './withdrawal.statuses';

/** All records of how a shopper's money arrived and was used. */
export interface MoneyHistory {
  /** Oldest first. */
  readonly movements: readonly FundMovement[];
  readonly payments: readonly Payment[];
  /** Paid ones, newest first. */
  readonly checkouts: readonly Checkout[];
  /** All but the given up ones, oldest request first. */
  readonly withdrawals: readonly Withdrawal[];
  readonly parts: readonly WithdrawalPart[];
  /** Package → its packing plan. */
  readonly plans: ReadonlyMap<string, string>;
}

/** Reads the whole history of a shopper's money; six statements. */
export async function readMoneyHistory(em: EntityManager, userId: string): Promise<MoneyHistory> {
  const status = In(withdrawalStatusesThat(({ isGivenUp }) => !isGivenUp));
  const withdrawals = await em.find(Withdrawal, {
    where: { userId, status },
    order: { requestedAt: 'ASC', id: 'ASC' },
  });
  const withdrawalId = In(withdrawals.map(({ id }) => id));
  const packages = await em.query<{ id: string; plan: string }[]>(
    'SELECT id, packing_plan_id AS plan FROM packages WHERE user_id = ?',
    [userId],
  );
  return {
    movements: await fundMovements(em, userId),
    payments: await em.find(Payment, {
      where: { userId },
      order: { capturedAt: 'ASC', id: 'ASC' },
    }),
    checkouts: await em.find(Checkout, {
      where: { userId, status: 'PAID' },
      order: { id: 'DESC' },
    }),
    withdrawals,
    parts: await em.find(WithdrawalPart, { where: { withdrawalId }, order: { id: 'ASC' } }),
    plans: new Map(packages.map(({ id, plan }) => [id, plan])),
  };
}

/**
 * Returns what a card paid beside the balance for a payment's entry, without the fee, which pays for nothing.
 */
export function mixedPaymentPostings(
  { payments }: MoneyHistory,
  { idempotencyKey }: FundMovement,
): SourcedPart | null {
  const payment = payments.find(
    ({ status, targetId }) => status === 'CAPTURED' && idempotencyKey === `pay:${targetId}`,
  );
  if (!payment?.checkoutId) return null;
  return {
    source: payment.checkoutId,
    amount: subtract(payment.actualPayment, payment.handlingFee),
  };
}

/**
 * Returns the checkout or remittance by which money arrived in the balance; none for an operator's credit and
 * a discount.
 */
export function partsOfArrival(
  { payments }: MoneyHistory,
  { referenceId, amount }: FundMovement,
): SourcedPart[] {
  const payment = payments.find(({ id }) => id === referenceId);
  if (!payment) return [{ source: null, amount }];
  const { id, checkoutId, discount } = payment;
  const given = payment.targetKind === 'RECHARGE' ? discount : ZERO;
  return [
    { source: checkoutId ?? id, amount: subtract(amount, given) },
    { source: null, amount: given },
  ];
}

/**
 * Returns how much of a checkout its gateway can return: all but the fee, less earlier and pending returns.
 */
export function mostOf({ payments }: MoneyHistory, { id, returnedAmount }: Checkout): Money {
  const own = payments.filter(({ checkoutId }) => checkoutId === id);
  const paid = own.map((one) => {
    // The whole charge was credited, its fee included, because its target could no longer be paid.
    const isCredited = one.targetKind !== 'RECHARGE' && one.creditedAmount !== null;
    return isCredited ? one.actualPayment : subtract(one.actualPayment, one.handlingFee);
  });
  return subtract(add(...paid), returnedAmount);
}

/** Returns the part of the balance that pending payments hold. */
export function heldForPayments({ payments }: MoneyHistory): Money {
  const pending = payments.filter(({ status }) => status === 'PENDING');
  return add(ZERO, ...pending.map(({ balanceDeduction }) => balanceDeduction));
}
