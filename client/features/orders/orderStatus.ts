import {
  Ban,
  Check,
  Clock,
  LoaderCircle,
  ReceiptJapaneseYen,
  Undo2,
  Warehouse,
} from 'lucide-react';
import type { OrderStatus } from '../../gql/graphql';
import type { StampLook } from '../../ui/paper/StatusStamp';

/** The seven statuses in the order of their tabs (ST-04). */
export const orderStatuses = [
  'PENDING_PAYMENT',
  'PAID',
  'PROCESSING',
  'IN_STOCK',
  'REFUND_PROCESSING',
  'REFUNDED',
  'CANCELLED',
] as const satisfies readonly OrderStatus[];

export const orderStatusLooks: Record<OrderStatus, StampLook> = {
  PENDING_PAYMENT: { tone: 'warn', icon: Clock },
  PAID: { tone: 'info', icon: ReceiptJapaneseYen },
  PROCESSING: { tone: 'info', icon: LoaderCircle },
  IN_STOCK: { tone: 'ok', icon: Warehouse },
  REFUND_PROCESSING: { tone: 'warn', icon: Undo2 },
  REFUNDED: { tone: 'neutral', icon: Check },
  CANCELLED: { tone: 'neutral', icon: Ban },
};

/** A status as it stands in an address; undefined for all, and for what is none. */
export function orderStatusOf(text: string | null): OrderStatus | undefined {
  return orderStatuses.find((status) => status === text);
}
