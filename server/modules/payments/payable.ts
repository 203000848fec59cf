import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import type { Money } from '../../kernel/money';
import { orderPostings, packagePostings, type Movement } from '../funds/public';
import { findPayableOrders, markOrderPaid, type PayableOrder } from '../orders/public';
import { findPayablePlan, markPlanPaid } from '../warehouse/public';
import type { PaymentBreakdown } from './payment-methods';
import type { PaymentTargetKind } from './payment.entity';

/** Names what is to be paid. */
export interface PaymentTarget {
  readonly kind: PaymentTargetKind;
  readonly id: string;
}

/** What an order and a packing plan have in common for the one who pays. */
export interface Payable {
  readonly number: string;
  readonly amount: Money;
  readonly dueAt: Date;
  /** What paying from the balance books. */
  readonly movement: Pick<Movement, 'kind' | 'postings'>;
}

export interface Lookup {
  readonly now: Date;
  /** Locks its row until the transaction ends. */
  readonly lock?: boolean;
}

interface Capture extends PaymentBreakdown {
  readonly userId: string;
  readonly number: string;
  readonly now: Date;
}

interface PayableKind {
  find(em: EntityManager, userId: string, id: string, lookup: Lookup): Promise<Payable>;
  markPaid(tx: EntityManager, id: string, capture: Capture): Promise<string>;
}

const kinds: Record<PaymentTargetKind, PayableKind> = {
  ORDER: {
    async find(em, userId, id, { now, lock }) {
      const [order] = await findPayableOrders(em, userId, [id], { lock });
      const payable = order && payableOrder(userId, order, now);
      if (!payable) throw new DomainError('NOTHING_TO_PAY');
      return payable;
    },
    async markPaid(tx, orderId, capture) {
      await markOrderPaid(tx, { ...capture, orderId });
      return capture.number;
    },
  },
  PACKING_PLAN: {
    async find(em, userId, id, { now, lock }) {
      const plan = await findPayablePlan(em, userId, id, { lock });
      const { number, status, total, storageFee, expiresAt } = plan;
      if (status === 'PAID' || status === 'CANCELLED') throw new DomainError('NOTHING_TO_PAY');
      if (status === 'EXPIRED' || expiresAt <= now) throw new DomainError('PACKING_PLAN_EXPIRED');
      const postings = packagePostings(userId, total, storageFee);
      const movement = { kind: 'PACKAGE_PAYMENT', postings } as const;
      return { number, amount: total, dueAt: expiresAt, movement };
    },
    async markPaid(tx, planId, { userId, now }) {
      const { packageNumber } = await markPlanPaid(tx, { userId, planId, now });
      return packageNumber;
    },
  },
};

/** An order as something to pay; null where it is paid, cancelled or overdue. */
export function payableOrder(
  userId: string,
  { number, status, amount, dueAt }: PayableOrder,
  now: Date,
): Payable | null {
  if (status !== 'PENDING_PAYMENT' || dueAt < now) return null;
  const postings = orderPostings(userId, amount);
  return { number, amount, dueAt, movement: { kind: 'ORDER_PAYMENT', postings } };
}

/**
 * Finds what is to be paid, and that it still can be.
 * @throws DomainError NOT_FOUND for an absent or foreign id; NOTHING_TO_PAY when it is paid,
 * cancelled or overdue; PACKING_PLAN_EXPIRED.
 */
export function findPayable(
  em: EntityManager,
  userId: string,
  { kind, id }: PaymentTarget,
  lookup: Lookup,
): Promise<Payable> {
  return kinds[kind].find(em, userId, id, lookup);
}

/**
 * Moves what was paid along its machine. Returns the number the shopper finds it by from now
 * on: the order's, or that of the package which a packing plan became.
 */
export function markPaid(
  tx: EntityManager,
  { kind, id }: PaymentTarget,
  capture: Capture,
): Promise<string> {
  return kinds[kind].markPaid(tx, id, capture);
}
