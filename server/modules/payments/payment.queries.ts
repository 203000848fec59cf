import { In } from 'typeorm';
import { subtract, ZERO, type Money } from '../../kernel/money';
import type { Viewer } from '../../kernel/viewer';
import { oneForEach, type LoaderDefinition } from '../../platform/loaders';
import type { Services } from '../../platform/services';
import { spendableOf } from '../funds/public';
import { findPayable, type PaymentTarget } from './payable';
import {
  breakDown,
  methodsThatPay,
  openMethods,
  type PaymentBreakdown,
  type PaymentMethodSpec,
} from './payment-methods';
import { Payment } from './payment.entity';

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
 * What the payment screen shows before the shopper pays (RT-23). Two statements.
 * @throws DomainError NOT_FOUND, NOTHING_TO_PAY, PACKING_PLAN_EXPIRED.
 */
export async function quotePayment(
  services: Services,
  viewer: Viewer,
  target: PaymentTarget,
): Promise<PaymentQuote> {
  const { db, clock } = services;
  const now = clock.now();
  const { amount, number, dueAt } = await findPayable(db.read, viewer.id, target, { now });
  const balance = await spendableOf(db.read, viewer.id);
  const methods = quoteMethods(services, amount, balance);
  return { target, targetNumber: number, amount, balance, dueAt, methods };
}

/** What each method that can be used now would cost. */
export function quoteMethods(services: Services, amount: Money, balance: Money): MethodQuote[] {
  return openMethods(services, methodsThatPay).map((method) =>
    quoteMethod(method, amount, balance),
  );
}

/** What a method would cost, and what the balance lacks for it. */
function quoteMethod(method: PaymentMethodSpec, amount: Money, balance: Money): MethodQuote {
  const isShort = method.code === 'BALANCE' && balance < amount;
  const missing = isShort ? subtract(amount, balance) : null;
  return {
    ...method,
    ...breakDown(method, amount, method.code === 'BALANCE' ? amount : ZERO),
    missing,
  };
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

/** The payment by which something was paid; null where it was not. */
export function findCapturedPayment(
  { db }: Pick<Services, 'db'>,
  userId: string,
  { kind, id }: PaymentTarget,
): Promise<Payment | null> {
  const where = { userId, targetKind: kind, targetId: id, status: 'CAPTURED' } as const;
  return db.read.findOneBy(Payment, where);
}

/** One of the shopper's payments; null for an absent or foreign id. */
export function findPayment({ db }: Services, viewer: Viewer, id: string): Promise<Payment | null> {
  return db.read.findOneBy(Payment, { userId: viewer.id, id });
}
