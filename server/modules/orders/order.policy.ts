import { DAY_MS, HOUR_MS, isOver, later } from '../../kernel/clock';
import type { OrderItemStatus } from './items/order-item.machine';
import { orderMachine, type OrderStatus } from './order.machine';
import { orderStatusFacts } from './order.statuses';

/** What a shopper may do with an order. */
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
  /** An unpaid packing plan holds it. */
  readonly isReserved?: boolean;
  /** What is asked about it can be answered. */
  readonly isAskedAbout?: boolean;
}

/** Until when an order waits for its payment. */
export function paymentDueFrom(submittedAt: Date, paymentHours: number): Date {
  return later(submittedAt, paymentHours * HOUR_MS);
}

/** Until when a refund may be asked for once everything is in stock. */
export function refundDeadlineFrom(inStockAt: Date, refundDays: number): Date {
  return later(inStockAt, refundDays * DAY_MS);
}

/** Still to come: neither arrived nor given back. */
export function isOpen({ status }: Pick<ItemFacts, 'status'>): boolean {
  return status === 'ORDERED' || status === 'PURCHASED';
}

/** Chosen for packing, in a package that is paid for, or on its way. */
function isPacked({ status, isReserved }: ItemFacts): boolean {
  return status === 'PACKED' || status === 'SHIPPED' || isReserved === true;
}

/** Whether nothing but the deadline can keep the shopper from requesting a refund (ST-07). */
function isRefundable({ status }: OrderFacts, items: readonly ItemFacts[]): boolean {
  return orderMachine.allows(status, 'requestRefund') && !items.some(isPacked);
}

/** Returns until when a refund may be requested; null without a deadline, and without that right. */
export function refundDeadlineOf(order: OrderFacts, items: readonly ItemFacts[]): Date | null {
  return isRefundable(order, items) ? order.refundDeadline : null;
}

/** Whether an order waits for its payment and can still be paid; from the due instant on it cannot. */
export function isPayable(
  { status, paymentDueAt }: Pick<OrderFacts, 'status' | 'paymentDueAt'>,
  now: Date,
): boolean {
  return orderMachine.allows(status, 'pay') && !isOver(paymentDueAt, now);
}

/** Returns until when an order can be paid; null once it is paid or has ended. */
export function paymentDueOf({
  status,
  paymentDueAt,
}: Pick<OrderFacts, 'status' | 'paymentDueAt'>): Date | null {
  return orderMachine.allows(status, 'pay') ? paymentDueAt : null;
}

/** Without a deadline there is always time (ST-07). */
export function isRefundTimeOver(
  { refundDeadline }: Pick<OrderFacts, 'refundDeadline'>,
  now: Date,
): boolean {
  return refundDeadline !== null && isOver(refundDeadline, now);
}

/**
 * What the shopper may do now. PACK: something of the order is in the warehouse; whether an unpaid
 * packing plan reserves it, the warehouse tells.
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
