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

/** A method as it would pay an amount now. */
export interface MethodQuote extends PaymentBreakdown, PaymentMethodSpec {
  /** Fen that the balance lacks; only for a payment from it, null where it suffices. */
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
 * What the payment screen shows before the shopper pays (RT-23), priced as `pay` would charge it with
 * the same `usesBalance`. Two statements; two more while an earlier attempt holds a part of the balance.
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
  /** Fen that can be spent. */
  readonly balance: Money;
  /** Whether another method pays only what the balance does not. */
  readonly usesBalance: boolean;
}

/** What each method that can be used now would cost for amounts that are paid in one step. */
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

/** Of payments under way so many are shown; more wait for no one who means to pay. */
export const MOST_PENDING = 50;

/** A shopper's payments whose money is on its way, newest first. */
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

/** Payments by id, for neighbours that have checked whose they are. */
export const paymentById: LoaderDefinition<string, Payment | null> = async ({ db }, ids) =>
  oneForEach(ids, await db.read.findBy(Payment, { id: In([...ids]) }), ({ id }) => id);

/** One of the shopper's payments; null for an absent or foreign id. */
export function findPayment({ db }: Services, viewer: Viewer, id: string): Promise<Payment | null> {
  return db.read.findOneBy(Payment, { userId: viewer.id, id });
}
