import { DAY_MS, HOUR_MS, isOver, later } from '../../kernel/clock';
import type { OrderItemStatus } from './items/order-item.machine';
import { orderItemStatusFacts } from './items/order-item.statuses';
import { orderMachine, type OrderStatus } from './order.machine';
import { orderStatusFacts } from './order.statuses';

/** Actions of a shopper on an order. */
const orderActions = [
  'PAY',
  'CANCEL',
  'ANSWER_QUESTION',
  'REQUEST_REFUND',
  'CANCEL_REFUND_REQUEST',
  'PACK',
] as const;
export type OrderAction = (typeof orderActions)[number];

interface OrderFacts {
  readonly status: OrderStatus;
  readonly paymentDueAt: Date;
  readonly refundDeadline: Date | null;
}
interface ItemFacts {
  readonly status: OrderItemStatus;
  /** True if an unpaid packing plan holds it. */
  readonly isReserved?: boolean;
  /** True if an open question about it can be answered. */
  readonly isAskedAbout?: boolean;
}

/** Returns the payment deadline of an order. */
export function paymentDueFrom(submittedAt: Date, paymentHours: number): Date {
  return later(submittedAt, paymentHours * HOUR_MS);
}

/** Returns the deadline of refund requests once everything is in stock. */
export function refundDeadlineFrom(inStockAt: Date, refundDays: number): Date {
  return later(inStockAt, refundDays * DAY_MS);
}

/** Returns whether an item is awaited: neither arrived nor refunded. */
export function isOpen({ status }: Pick<ItemFacts, 'status'>): boolean {
  return orderItemStatusFacts[status].isToCome;
}

/** Returns whether pieces of an item are still to be bought. */
export function isToBuy({ status }: Pick<ItemFacts, 'status'>): boolean {
  return status === 'ORDERED';
}

/** Returns whether an item is reserved for packing, in a paid package, or shipped. */
function isPacked({ status, isReserved }: ItemFacts): boolean {
  return orderItemStatusFacts[status].isPacked || isReserved === true;
}

/** Returns whether only the deadline can prevent a refund request (ST-07). */
function isRefundable({ status }: OrderFacts, items: readonly ItemFacts[]): boolean {
  return orderMachine.allows(status, 'requestRefund') && !items.some(isPacked);
}

/** Returns the deadline of refund requests; null without a deadline, and if none can be requested. */
export function refundDeadlineOf(order: OrderFacts, items: readonly ItemFacts[]): Date | null {
  return isRefundable(order, items) ? order.refundDeadline : null;
}

/** Returns whether an order can still be paid; the due instant itself is too late. */
export function isPayable(
  { status, paymentDueAt }: Pick<OrderFacts, 'status' | 'paymentDueAt'>,
  now: Date,
): boolean {
  return orderMachine.allows(status, 'pay') && !isOver(paymentDueAt, now);
}

/** Returns the payment deadline of an order; null once it is paid or closed. */
export function paymentDueOf({
  status,
  paymentDueAt,
}: Pick<OrderFacts, 'status' | 'paymentDueAt'>): Date | null {
  return orderMachine.allows(status, 'pay') ? paymentDueAt : null;
}

/** Returns whether the deadline is over; without one it never is (ST-07). */
export function isRefundTimeOver(
  { refundDeadline }: Pick<OrderFacts, 'refundDeadline'>,
  now: Date,
): boolean {
  return refundDeadline !== null && isOver(refundDeadline, now);
}

/**
 * Returns the actions that are allowed now. PACK: something of the order is in the warehouse; the warehouse
 * determines whether an unpaid packing plan reserves it.
 */
export function availableActions(
  order: OrderFacts,
  items: readonly ItemFacts[],
  now: Date,
): OrderAction[] {
  const { status } = order;
  const can: Record<OrderAction, boolean> = {
    PAY: isPayable(order, now),
    CANCEL: orderMachine.allows(status, 'cancel'),
    ANSWER_QUESTION: items.some(({ isAskedAbout }) => isAskedAbout),
    REQUEST_REFUND: isRefundable(order, items) && !isRefundTimeOver(order, now),
    CANCEL_REFUND_REQUEST: orderMachine.allows(status, 'cancelRefundRequest'),
    PACK: orderStatusFacts[status].isPackable && items.some((item) => item.status === 'ARRIVED'),
  };
  return orderActions.filter((action) => can[action]);
}
