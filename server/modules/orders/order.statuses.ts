import { statusesThat } from '../../kernel/statuses';
import type { OrderStatus } from './order.machine';

/** Facts of an order that follow from its status alone. */
interface StatusFacts {
  /** Description in the APIs. */
  readonly description: string;
  /** Steps it belongs to: those of a purchase, those of a refund, or an end that is a step by itself. */
  readonly steps: 'PURCHASE' | 'REFUND' | 'END';
  /** True if the order was charged, whether or not it was refunded later. */
  readonly isPaid: boolean;
  /** True if nobody acts on the order any more. */
  readonly isOver: boolean;
  /** True if it prevents deleting the account; for an order in stock its items decide. */
  readonly keepsAccountOpen: boolean;
  /** True if its items can be packed as soon as they are in the warehouse. */
  readonly isPackable: boolean;
}

/** The statuses of the specification (ST-04), with all facts that rules and lists need. */
export const orderStatusFacts: Readonly<Record<OrderStatus, StatusFacts>> = {
  PENDING_PAYMENT: {
    description: 'Submitted, waiting for its payment.',
    ...{ steps: 'PURCHASE', isPaid: false, isOver: false, keepsAccountOpen: true },
    ...{ isPackable: false },
  },
  PAID: {
    description: 'Paid; we have not bought everything yet.',
    ...{ steps: 'PURCHASE', isPaid: true, isOver: false, keepsAccountOpen: true },
    ...{ isPackable: true },
  },
  PROCESSING: {
    description: 'Purchased; in transit to our warehouse.',
    ...{ steps: 'PURCHASE', isPaid: true, isOver: false, keepsAccountOpen: true },
    ...{ isPackable: true },
  },
  IN_STOCK: {
    description: 'All items have arrived in our warehouse.',
    ...{ steps: 'PURCHASE', isPaid: true, isOver: false, keepsAccountOpen: false },
    ...{ isPackable: true },
  },
  REFUND_PROCESSING: {
    description: 'A refund was requested.',
    ...{ steps: 'REFUND', isPaid: true, isOver: false, keepsAccountOpen: true },
    ...{ isPackable: false },
  },
  REFUNDED: {
    description: 'The money was returned.',
    ...{ steps: 'REFUND', isPaid: true, isOver: true, keepsAccountOpen: false },
    ...{ isPackable: false },
  },
  CANCELLED: {
    description: 'Cancelled before it was paid.',
    ...{ steps: 'END', isPaid: false, isOver: true, keepsAccountOpen: false },
    ...{ isPackable: false },
  },
};

/** Returns the statuses of orders with a property. */
export const orderStatusesThat = (holds: (facts: StatusFacts) => boolean): OrderStatus[] =>
  statusesThat(orderStatusFacts, holds);
