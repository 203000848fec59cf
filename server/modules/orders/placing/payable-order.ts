import { In, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { add, type Money } from '../../../kernel/money';
import { forUpdate } from '../../../platform/db/locks';
import { notify } from '../../notifications/public';
import { Order } from '../order.entity';
import type { OrderStatus } from '../order.machine';
import { transitionOrder } from '../transition-order';

/** What the payments module needs to know of an order. */
export interface PayableOrder {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly amount: Money;
  /** After this instant the order can no longer be paid. */
  readonly dueAt: Date;
}

/**
 * A shopper's own orders as things to pay, by ascending id; with `lock` their rows are locked in
 * that order until the transaction ends. Answers in any status: the payer decides.
 * @throws DomainError NOT_FOUND where one of them is absent or foreign
 */
export async function findPayableOrders(
  em: EntityManager,
  userId: string,
  orderIds: readonly string[],
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<PayableOrder[]> {
  const wanted = [...new Set(orderIds)];
  const orders = await em.find(Order, {
    where: { userId, id: In(wanted) },
    order: { id: 'ASC' },
    ...(lock ? forUpdate(em) : {}),
  });
  if (orders.length !== wanted.length) throw new DomainError('NOT_FOUND');
  return orders.map(({ id, number, status, amount, paymentDueAt }) => ({
    ...{ id, number, status, amount },
    dueAt: paymentDueAt,
  }));
}

/** A captured payment, in fen; the parts as they stand on the order's page. */
export interface OrderPayment {
  readonly userId: string;
  readonly orderId: string;
  /** As the shopper knows the order. */
  readonly number: string;
  readonly now: Date;
  readonly balanceDeduction: Money;
  readonly discount: Money;
  readonly handlingFee: Money;
  /** What was paid besides the balance: the rest − discount + fee. */
  readonly actualPayment: Money;
}

/**
 * Pending payment → paid (ST-05). Refused once the payment is overdue, even before the clock has
 * cancelled the order. @throws DomainError ORDER_STATUS_FORBIDS, also for a foreign order.
 */
export async function markOrderPaid(tx: EntityManager, payment: OrderPayment): Promise<void> {
  const { userId, orderId, now, balanceDeduction, handlingFee, actualPayment } = payment;
  const unpaid = { id: orderId, userId, status: 'PENDING_PAYMENT', previousStatus: null } as const;
  await transitionOrder(tx, unpaid, 'pay', {
    actor: 'SHOPPER',
    now,
    onlyIf: { paymentDueAt: MoreThanOrEqual(now) },
    changes: {
      paidAt: now,
      balanceDeduction,
      paymentMethodDiscount: payment.discount,
      handlingFee,
      actualPayment,
    },
  });
  const params = { order: payment.number, amount: add(balanceDeduction, actualPayment) };
  await notify(tx, { userId, kind: 'ORDER_PAID', targetId: orderId, params, now });
}
