import { statusesThat } from '../../kernel/statuses';
import type { OrderStatus } from './order.machine';

/** What is true of an order because of its status alone. */
interface StatusFacts {
  /** What the APIs say of it. */
  readonly description: string;
  /** The steps it is one of: those of a purchase, those of a refund, or an end that is a step by itself. */
  readonly steps: 'PURCHASE' | 'REFUND' | 'END';
  /** What was charged for the order is with us, or was with us before it was refunded. */
  readonly isPaid: boolean;
  /** Nobody acts on the order any more. */
  readonly isOver: boolean;
  /** The account cannot be deleted meanwhile; of an order in stock its items tell. */
  readonly keepsAccountOpen: boolean;
  /** Its items can be packed as soon as they are in the warehouse. */
  readonly isPackable: boolean;
  /** In which of the operator's queues it waits. */
  readonly work: 'PURCHASE' | 'RECEIVE' | 'ANSWER_REFUND' | null;
}

/** The statuses of the specification (ST-04), with all that rules and lists read of them. */
export const orderStatusFacts: Readonly<Record<OrderStatus, StatusFacts>> = {
  PENDING_PAYMENT: {
    description: 'Submitted, waiting for its payment.',
    ...{ steps: 'PURCHASE', isPaid: false, isOver: false, keepsAccountOpen: true },
    ...{ isPackable: false, work: null },
  },
  PAID: {
    description: 'Paid; we have not bought yet.',
    ...{ steps: 'PURCHASE', isPaid: true, isOver: false, keepsAccountOpen: true },
    ...{ isPackable: false, work: 'PURCHASE' },
  },
  PROCESSING: {
    description: 'Bought; on the way to our warehouse.',
    ...{ steps: 'PURCHASE', isPaid: true, isOver: false, keepsAccountOpen: true },
    ...{ isPackable: true, work: 'RECEIVE' },
  },
  IN_STOCK: {
    description: 'All items have arrived in our warehouse.',
    ...{ steps: 'PURCHASE', isPaid: true, isOver: false, keepsAccountOpen: false },
    ...{ isPackable: true, work: null },
  },
  REFUND_PROCESSING: {
    description: 'The shopper asked for a refund.',
    ...{ steps: 'REFUND', isPaid: true, isOver: false, keepsAccountOpen: true },
    ...{ isPackable: false, work: 'ANSWER_REFUND' },
  },
  REFUNDED: {
    description: 'The money was returned.',
    ...{ steps: 'REFUND', isPaid: true, isOver: true, keepsAccountOpen: false },
    ...{ isPackable: false, work: null },
  },
  CANCELLED: {
    description: 'Cancelled before it was paid.',
    ...{ steps: 'END', isPaid: false, isOver: true, keepsAccountOpen: false },
    ...{ isPackable: false, work: null },
  },
};

/** The statuses of orders of which something holds. */
export const orderStatusesThat = (holds: (facts: StatusFacts) => boolean): OrderStatus[] =>
  statusesThat(orderStatusFacts, holds);
