import type { OrderItemStatus } from './order-item.machine';

/** Facts of one item of an order that follow from its status alone. */
interface StatusFacts {
  /** Description in the APIs. */
  readonly description: string;
  /** True if it has neither arrived in our warehouse nor been refunded. */
  readonly isToCome: boolean;
  /** True if it is in a paid package or shipped, so that it can no longer be refunded. */
  readonly isPacked: boolean;
}

export const orderItemStatusFacts: Readonly<Record<OrderItemStatus, StatusFacts>> = {
  ORDERED: { description: 'Not bought yet.', isToCome: true, isPacked: false },
  PURCHASED: {
    description: 'Purchased; in transit to our warehouse.',
    ...{ isToCome: true, isPacked: false },
  },
  ARRIVED: { description: 'In our warehouse.', isToCome: false, isPacked: false },
  PACKED: { description: 'In a package that is paid for.', isToCome: false, isPacked: true },
  SHIPPED: { description: 'Shipped to the shopper.', isToCome: false, isPacked: true },
  REFUNDED: { description: 'Its money was returned.', isToCome: false, isPacked: false },
  CANCELLED: {
    description: 'Its order was cancelled before it was paid.',
    ...{ isToCome: false, isPacked: false },
  },
};
