import { House, MessageCircleQuestion, Package, Truck } from 'lucide-react';
import type { MessageId } from '../../i18n/catalogue';
import type {
  OrderSummary_OrderFragment,
  OrderItemStatus,
  OrderOverview_OrderFragment,
} from '../../gql/graphql';
import type { StampLook } from '../../ui/document/StatusStamp';
import { orderStatusFacts } from './orderStatus';

type Item = OrderSummary_OrderFragment['items'][number];
export type OrderParcel = NonNullable<NonNullable<Item['storedItem']>['package']>;

/** The stamp of an order: its status, that it awaits an answer, or the destination of all its items. */
interface DisplayStatus extends StampLook {
  label: MessageId;
  /** ISO 8601; undefined where no day belongs to it. */
  at?: string;
}

/** The packages in which an order travels, each once. */
export function parcelsOf({ items }: Pick<OrderSummary_OrderFragment, 'items'>): OrderParcel[] {
  const parcels = items.flatMap(({ storedItem }) => storedItem?.package ?? []);
  return [...new Map(parcels.map((parcel) => [parcel.id, parcel])).values()];
}

/**
 * Returns the number of items that reach or will reach the shopper, and how many of them left our warehouse.
 */
export function sentOf(order: Pick<OrderSummary_OrderFragment, 'items'>) {
  const bought = order.items.filter(({ status }) => places[status] != null);
  const sent = bought.filter(({ status }) => status === 'SHIPPED');
  const home = sent.filter(({ storedItem }) => storedItem?.package?.status === 'COMPLETED');
  return { count: bought.length, sent: sent.length, home: home.length };
}

/** Returns whether something of an order is still to be packed, which is paid for with a parcel of its own. */
export function leavesSome({
  items,
  status,
}: Pick<OrderSummary_OrderFragment, 'items' | 'status'>): boolean {
  return status === 'IN_STOCK' && items.some((item) => item.status === 'ARRIVED');
}

/** Returns whether everything of an order has come home. */
export function isReceived(order: OrderSummary_OrderFragment): boolean {
  return (
    isAll(order, ['SHIPPED']) && parcelsOf(order).every(({ status }) => status === 'COMPLETED')
  );
}

/** The day on which the last of it came home, ISO 8601. */
export function receivedAt(order: OrderSummary_OrderFragment): string | undefined {
  return last(parcelsOf(order), 'completedAt');
}

/** Returns the stamp of an order with the given questions. */
export function displayStatusOf(
  order: OrderSummary_OrderFragment,
  questions: readonly Pick<
    OrderOverview_OrderFragment['questions'][number],
    'status' | 'askedAt'
  >[],
): DisplayStatus {
  const parcels = parcelsOf(order);
  if (order.nextStep?.action === 'ANSWER_QUESTION') {
    const open = questions.filter(({ status }) => status === 'OPEN');
    const at = last(open, 'askedAt');
    return { tone: 'warn', icon: MessageCircleQuestion, label: 'orders.asked', at };
  }
  if (order.status === 'IN_STOCK' && isReceived(order))
    return { tone: 'ok', icon: House, label: 'orders.received', at: receivedAt(order) };
  if (order.status === 'IN_STOCK' && isAll(order, ['SHIPPED']))
    return {
      tone: 'info',
      icon: Truck,
      label: 'orders.item.SHIPPED',
      at: last(parcels, 'shippedAt'),
    };
  if (order.status === 'IN_STOCK' && isAll(order, ['SHIPPED', 'PACKED']))
    return { tone: 'info', icon: Package, label: 'orders.item.PACKED' };
  if (order.status === 'IN_STOCK' && sentOf(order).sent > 0)
    return { tone: 'info', icon: Truck, label: 'orders.partSent', at: last(parcels, 'shippedAt') };
  const label = `orders.status.${order.status}` as const;
  const { look, day } = orderStatusFacts[order.status];
  return { ...look, label, at: day?.(order) ?? undefined };
}

/**
 * Returns the progress of the items that the stamp of an order states; items that go nowhere share its end.
 */
function stampOf(order: OrderSummary_OrderFragment): OrderItemStatus | null {
  const { items } = orderStatusFacts[order.status];
  if (items !== 'BY_ITEMS') return items;
  if (isAll(order, ['SHIPPED'])) return 'SHIPPED';
  return isAll(order, ['SHIPPED', 'PACKED']) ? 'PACKED' : 'ARRIVED';
}

/** Returns whether the status of an item adds information to the stamp of the order. */
export function isStatusAddedByItem(
  order: OrderSummary_OrderFragment,
  status: OrderItemStatus,
): boolean {
  const stamped = stampOf(order);
  if (stamped === null) return true;
  if (places[status] == null || places[stamped] == null) return status !== stamped;
  const way = Object.keys(places);
  return way.indexOf(status) > way.indexOf(stamped);
}

function last<Key extends string>(
  things: readonly Partial<Record<Key, string | null>>[],
  key: Key,
): string | undefined {
  return things
    .flatMap((thing) => thing[key] ?? [])
    .toSorted()
    .at(-1);
}

/**
 * Progress of an item along its route: 0 at its shop, 1 in our warehouse, 2 at home; null if it goes nowhere.
 */
const places: Readonly<Record<OrderItemStatus, number | null>> = {
  ...{ ORDERED: 0, PURCHASED: 0.5, ARRIVED: 1, PACKED: 1, SHIPPED: 1.5 },
  ...{ REFUNDED: null, CANCELLED: null },
};

/** Returns the progress of an order, which is that of its last item; null if it goes nowhere. */
export function placeOf(order: OrderSummary_OrderFragment): number | null {
  if (orderStatusFacts[order.status].end) return null;
  if (isReceived(order)) return 2;
  const reached = order.items.flatMap(({ status }) => places[status] ?? []);
  return reached.length > 0 ? Math.min(...reached) : null;
}

/** Returns whether all remaining items of an order have one of these statuses. */
function isAll({ items }: OrderSummary_OrderFragment, wanted: readonly OrderItemStatus[]): boolean {
  const bought = items.filter(({ status }) => places[status] != null);
  return bought.length > 0 && bought.every(({ status }) => wanted.includes(status));
}
