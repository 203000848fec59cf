import { DAY_MS, HOUR_MS, later } from '../../kernel/clock';
import type { OrderItemStatus } from './order-item.machine';
import { orderMachine, type OrderStatus } from './order.machine';

/** How long an order waits for its payment. */
export const PAYMENT_MS = 72 * HOUR_MS;
/** How long a refund may be asked for once everything is in stock. */
export const REFUND_MS = 5 * DAY_MS;

/** What a shopper may do with an order. */
const orderActions = ['PAY', 'CANCEL', 'REQUEST_REFUND', 'CANCEL_REFUND_REQUEST', 'PACK'] as const;
export type OrderAction = (typeof orderActions)[number];

interface OrderFacts {
  readonly status: OrderStatus;
  readonly paymentDueAt: Date;
  readonly refundDeadline: Date | null;
}
interface ItemFacts {
  readonly status: OrderItemStatus;
}

export function paymentDueFrom(submittedAt: Date): Date {
  return later(submittedAt, PAYMENT_MS);
}

export function refundDeadlineFrom(inStockAt: Date): Date {
  return later(inStockAt, REFUND_MS);
}

/** Still to come: neither arrived nor given back. */
export function isOpen({ status }: ItemFacts): boolean {
  return status === 'ORDERED' || status === 'PURCHASED';
}

/** In a package that is paid for, or on its way. */
function isPacked({ status }: ItemFacts): boolean {
  return status === 'PACKED' || status === 'SHIPPED';
}

/** The last instant of the deadline still counts. Without a deadline there is always time (ST-07). */
export function isRefundTimeOver(
  { refundDeadline }: Pick<OrderFacts, 'refundDeadline'>,
  now: Date,
): boolean {
  return refundDeadline !== null && now > refundDeadline;
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
    PAY: orderMachine.allows(status, 'pay') && now <= order.paymentDueAt,
    CANCEL: orderMachine.allows(status, 'cancel'),
    REQUEST_REFUND:
      orderMachine.allows(status, 'requestRefund') &&
      !isRefundTimeOver(order, now) &&
      !items.some(isPacked),
    CANCEL_REFUND_REQUEST: orderMachine.allows(status, 'cancelRefundRequest'),
    PACK:
      (status === 'PROCESSING' || status === 'IN_STOCK') &&
      items.some((item) => item.status === 'ARRIVED'),
  };
  return orderActions.filter((action) => can[action]);
}
