import {
  Ban,
  Check,
  Clock,
  LoaderCircle,
  ReceiptJapaneseYen,
  Undo2,
  Warehouse,
} from 'lucide-react';
import type { OrderFace_OrderFragment, OrderItemStatus, OrderStatus } from '../../gql/graphql';
import type { StampLook } from '../../ui/paper/StatusStamp';

interface StatusFacts {
  /** How its stamp looks. */
  readonly look: StampLook;
  /** How far its stamp says that its items have come; null where it says nothing of them. */
  readonly items: OrderItemStatus | null | 'BY_ITEMS';
  /** The day on which an order came to it, as far as a list knows it. */
  readonly day?: (order: OrderFace_OrderFragment) => string | null | undefined;
  /** What is bought may still travel, so that a second payment follows. */
  readonly goesOn?: true;
  /** How it ended before all came home; absent where it has not. */
  readonly end?: 'REFUNDED' | 'CANCELLED';
}

/** The seven statuses in the order of their tabs (ST-04), with all that pages tell by a status alone. */
export const orderStatusFacts: Readonly<Record<OrderStatus, StatusFacts>> = {
  PENDING_PAYMENT: {
    ...{ look: { tone: 'warn', icon: Clock }, items: 'ORDERED', goesOn: true },
    day: ({ submittedAt }) => submittedAt,
  },
  PAID: {
    ...{ look: { tone: 'info', icon: ReceiptJapaneseYen }, items: 'ORDERED', goesOn: true },
    day: ({ paidAt }) => paidAt,
  },
  PROCESSING: { look: { tone: 'info', icon: LoaderCircle }, items: 'ORDERED', goesOn: true },
  IN_STOCK: {
    ...{ look: { tone: 'ok', icon: Warehouse }, items: 'BY_ITEMS', goesOn: true },
    day: ({ items }) =>
      items
        .flatMap(({ storedItem }) => storedItem?.inboundAt ?? [])
        .toSorted()
        .at(-1),
  },
  REFUND_PROCESSING: { look: { tone: 'warn', icon: Undo2 }, items: null },
  REFUNDED: { look: { tone: 'neutral', icon: Check }, items: 'REFUNDED', end: 'REFUNDED' },
  CANCELLED: { look: { tone: 'neutral', icon: Ban }, items: 'CANCELLED', end: 'CANCELLED' },
};

export const orderStatuses = Object.keys(orderStatusFacts) as OrderStatus[];

/** A status as it stands in an address; undefined for all, and for what is none. */
export function orderStatusOf(text: string | null): OrderStatus | undefined {
  return orderStatuses.find((status) => status === text);
}
