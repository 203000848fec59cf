import { subtract, type Money } from '../../kernel/money';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { balanceOf } from '../funds/public';
import { findPayable, type PaymentTarget } from './payable';
import {
  breakDown,
  paymentMethods,
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
  { db, clock }: Services,
  viewer: Viewer,
  target: PaymentTarget,
): Promise<PaymentQuote> {
  const now = clock.now();
  const { amount, number, dueAt } = await findPayable(db.read, viewer.id, target, { now });
  const balance = await balanceOf(db.read, viewer.id);
  const methods = paymentMethods.map((method) => quoteMethod(method, amount, balance));
  return { target, targetNumber: number, amount, balance, dueAt, methods };
}

/** What a method would cost, and what the balance lacks for it. */
export function quoteMethod(method: PaymentMethodSpec, amount: Money, balance: Money): MethodQuote {
  const isShort = method.code === 'BALANCE' && balance < amount;
  const missing = isShort ? subtract(amount, balance) : null;
  return { ...method, ...breakDown(method, amount), missing };
}

/** One of the shopper's payments; null for an absent or foreign id. */
export function findPayment({ db }: Services, viewer: Viewer, id: string): Promise<Payment | null> {
  return db.read.findOneBy(Payment, { userId: viewer.id, id });
}
