import { In } from 'typeorm';
import { add, subtract, ZERO, type Money } from '../../kernel/money';
import type { Viewer } from '../../kernel/viewer';
import { oneForEach, type LoaderDefinition } from '../../platform/loaders';
import type { Services } from '../../platform/services';
import { spendableFor } from './end-attempts';
import { findPayable, type PaymentTarget } from './payable';
import { openMethods, type PaymentBreakdown, type PaymentMethodSpec } from './payment-methods';
import { Payment } from './payment.entity';
import { splitAmounts, sumOf } from './split-amounts';

/** A method with its amounts for a payment now. */
export interface MethodQuote extends PaymentBreakdown, PaymentMethodSpec {
  /** Fen that the balance lacks; only for a payment from it, null if it suffices. */
  readonly missing: Money | null;
}

export interface PaymentQuote {
  readonly target: PaymentTarget;
  readonly targetNumber: string;
  readonly amount: Money;
  readonly balance: Money;
  readonly dueAt: Date;
  readonly methods: MethodQuote[];
}

/**
 * Returns the data of the payment screen (RT-23), priced as `pay` would charge it with the same
 * `usesBalance`. Two statements; two more while an earlier attempt holds a part of the balance.
 * @throws DomainError NOT_FOUND, NOTHING_TO_PAY, PACKING_PLAN_EXPIRED.
 */
export async function quotePayment(
  services: Services,
  viewer: Viewer,
  target: PaymentTarget,
  usesBalance: boolean,
): Promise<PaymentQuote> {
  const { db, clock } = services;
  const now = clock.now();
  const { amount, number, dueAt } = await findPayable(db.read, viewer.id, target, { now });
  const balance = await spendableFor(db.read, viewer.id, [target.id]);
  const methods = await quoteMethods(services, [amount], { balance, usesBalance });
  return { target, targetNumber: number, amount, balance, dueAt, methods };
}

interface Spendable {
  /** Spendable fen. */
  readonly balance: Money;
  /** True if another method pays only what the balance does not. */
  readonly usesBalance: boolean;
}

/** Returns the price by each available method of amounts that are paid in one step. */
export async function quoteMethods(
  services: Services,
  amounts: readonly Money[],
  { balance, usesBalance }: Spendable,
): Promise<MethodQuote[]> {
  const amount = add(...amounts);
  return (await openMethods(services, 'paysForThings')).map((method) => {
    const isShort = method.code === 'BALANCE' && balance < amount;
    return {
      ...method,
      ...sumOf(splitAmounts(method, amounts, usesBalance ? balance : ZERO)),
      missing: isShort ? subtract(amount, balance) : null,
    };
  });
}

/** Maximum number of pending payments that are shown; a shopper who means to pay has fewer. */
export const MOST_PENDING = 50;

/** Returns a shopper's pending payments, newest first. */
export function listPendingPayments(
  { db }: Pick<Services, 'db'>,
  userId: string,
): Promise<Payment[]> {
  return db.read.find(Payment, {
    where: { userId, status: 'PENDING' },
    order: { createdAt: 'DESC', id: 'DESC' },
    take: MOST_PENDING,
  });
}

/** Payments by id; callers have checked the owner. */
export const paymentById: LoaderDefinition<string, Payment | null> = async ({ db }, ids) =>
  oneForEach(ids, await db.read.findBy(Payment, { id: In([...ids]) }), ({ id }) => id);

/** Returns one of the shopper's payments; null for an absent or another's id. */
export function findPayment({ db }: Services, viewer: Viewer, id: string): Promise<Payment | null> {
  return db.read.findOneBy(Payment, { userId: viewer.id, id });
}
