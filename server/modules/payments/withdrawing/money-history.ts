import { In, type EntityManager } from 'typeorm';
import { add, subtract, ZERO, type Money } from '../../../kernel/money';
import { fundMovements, type FundMovement } from '../../funds/public';
import { Checkout } from '../checkouts/checkout.entity';
import { Payment } from '../payment.entity';
import type { SourcedPart } from './unspent-money';
import { Withdrawal, WithdrawalPart } from './withdrawal.entity';

/** All that tells by what a shopper's money came and what became of it. */
export interface MoneyHistory {
  /** The oldest first. */
  readonly movements: readonly FundMovement[];
  readonly payments: readonly Payment[];
  /** Paid, the newest first. */
  readonly checkouts: readonly Checkout[];
  /** But for those that were given up; those asked for first lead. */
  readonly withdrawals: readonly Withdrawal[];
  readonly parts: readonly WithdrawalPart[];
  /** Package → the packing plan that was paid for it. */
  readonly plans: ReadonlyMap<string, string>;
}

/** Reads the whole history of a shopper's money; six statements. */
export async function readMoneyHistory(em: EntityManager, userId: string): Promise<MoneyHistory> {
  const status = In<Withdrawal['status']>(['PENDING', 'SENDING', 'COMPLETED']);
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

/** What a card paid beside the balance for the entry that books a payment; its fee pays for nothing. */
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

/** By which checkout or remittance money came into the balance; an operator's credit and a discount by none. */
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

/** What of a checkout its gateway takes back: all but the fee, less what went back or is asked back. */
export function mostOf({ payments }: MoneyHistory, { id, returnedAmount }: Checkout): Money {
  const own = payments.filter(({ checkoutId }) => checkoutId === id);
  const paid = own.map((one) => {
    // All that was charged was credited instead of what it was for, its fee included.
    const isCredited = one.targetKind !== 'RECHARGE' && one.creditedAmount !== null;
    return isCredited ? one.actualPayment : subtract(one.actualPayment, one.handlingFee);
  });
  return subtract(add(...paid), returnedAmount);
}

/** What pending payments hold of the balance. */
export function heldForPayments({ payments }: MoneyHistory): Money {
  const pending = payments.filter(({ status }) => status === 'PENDING');
  return add(ZERO, ...pending.map(({ balanceDeduction }) => balanceDeduction));
}
