import {
  Ban,
  Check,
  Clock,
  LoaderCircle,
  ReceiptJapaneseYen,
  Undo2,
  Warehouse,
} from 'lucide-react';
import type { OrderSummary_OrderFragment, OrderItemStatus, OrderStatus } from '../../gql/graphql';
import type { StampLook } from '../../ui/document/StatusStamp';

interface StatusFacts {
  /** Icon and colour of the stamp. */
  readonly look: StampLook;
  /** Progress of the items that the stamp states; null if it states none. */
  readonly items: OrderItemStatus | null | 'BY_ITEMS';
  /** The day on which an order came to it, as far as a list knows it. */
  readonly day?: (order: OrderSummary_OrderFragment) => string | null | undefined;
  /** Station of the route that shows the day on which an order came to it; null without one. */
  readonly station: 'shop' | 'warehouse' | null;
  /** True if bought items may still travel, so that a second payment follows. */
  readonly goesOn?: true;
  /** Final status of an order that never arrived; absent otherwise. */
  readonly end?: 'REFUNDED' | 'CANCELLED';
}

/**
 * The seven statuses in the order of their tabs (ST-04), with all facts that pages derive from a status
 * alone.
 */
export const orderStatusFacts: Readonly<Record<OrderStatus, StatusFacts>> = {
  PENDING_PAYMENT: {
    ...{ look: { tone: 'warn', icon: Clock }, items: 'ORDERED', goesOn: true },
    station: null,
    day: ({ submittedAt }) => submittedAt,
  },
  PAID: {
    ...{ look: { tone: 'info', icon: ReceiptJapaneseYen }, items: 'ORDERED', goesOn: true },
    station: null,
    day: ({ paidAt }) => paidAt,
  },
  PROCESSING: {
    ...{ look: { tone: 'info', icon: LoaderCircle }, items: 'ORDERED', goesOn: true },
    station: 'shop',
  },
  IN_STOCK: {
    ...{ look: { tone: 'ok', icon: Warehouse }, items: 'BY_ITEMS', goesOn: true },
    station: 'warehouse',
    day: ({ items }) =>
      items
        .flatMap(({ storedItem }) => storedItem?.inboundAt ?? [])
        .toSorted()
        .at(-1),
  },
  REFUND_PROCESSING: { look: { tone: 'warn', icon: Undo2 }, items: null, station: null },
  REFUNDED: {
    ...{ look: { tone: 'neutral', icon: Check }, items: 'REFUNDED', end: 'REFUNDED' },
    station: null,
  },
  CANCELLED: {
    ...{ look: { tone: 'neutral', icon: Ban }, items: 'CANCELLED', end: 'CANCELLED' },
    station: null,
  },
};

export const orderStatuses = Object.keys(orderStatusFacts) as OrderStatus[];

/** Parses the status in an address; undefined for all statuses and for invalid values. */
export function orderStatusOf(text: string | null): OrderStatus | undefined {
  return orderStatuses.find((status) => status === text);
}
