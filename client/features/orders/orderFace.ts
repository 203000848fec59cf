import { House, MessageCircleQuestion, Package, Truck } from 'lucide-react';
import type { MessageId } from '../../i18n/catalogue';
import type {
  OrderFace_OrderFragment,
  OrderItemStatus,
  OrderSheet_OrderFragment,
} from '../../gql/graphql';
import type { StampLook } from '../../ui/paper/StatusStamp';
import { orderStatusFacts } from './orderStatus';

type Item = OrderFace_OrderFragment['items'][number];
export type OrderParcel = NonNullable<NonNullable<Item['storedItem']>['package']>;

/** What is stamped on an order: its status, that it waits for an answer, or where all its items went. */
interface DisplayStatus extends StampLook {
  label: MessageId;
  /** ISO 8601; undefined where no day belongs to it. */
  at?: string;
}

/** The packages in which an order travels, each once. */
export function parcelsOf({ items }: Pick<OrderFace_OrderFragment, 'items'>): OrderParcel[] {
  const parcels = items.flatMap(({ storedItem }) => storedItem?.package ?? []);
  return [...new Map(parcels.map((parcel) => [parcel.id, parcel])).values()];
}

/** How many items of an order are still to come home or have, and how many of them left our warehouse. */
export function sentOf(order: Pick<OrderFace_OrderFragment, 'items'>) {
  const bought = order.items.filter(({ status }) => status in places);
  const sent = bought.filter(({ status }) => status === 'SHIPPED');
  const home = sent.filter(({ storedItem }) => storedItem?.package?.status === 'COMPLETED');
  return { count: bought.length, sent: sent.length, home: home.length };
}

/** Whether something of an order is still to be packed, which is paid for with a parcel of its own. */
export function leavesSome({
  items,
  status,
}: Pick<OrderFace_OrderFragment, 'items' | 'status'>): boolean {
  return status === 'IN_STOCK' && items.some((item) => item.status === 'ARRIVED');
}

/** Whether everything of an order has come home. */
export function isReceived(order: OrderFace_OrderFragment): boolean {
  return (
    isAll(order, ['SHIPPED']) && parcelsOf(order).every(({ status }) => status === 'COMPLETED')
  );
}

/** The day on which the last of it came home, ISO 8601. */
export function receivedAt(order: OrderFace_OrderFragment): string | undefined {
  return last(parcelsOf(order), 'completedAt');
}

/** What is stamped on an order, about which the given questions were asked. */
export function displayStatusOf(
  order: OrderFace_OrderFragment,
  questions: readonly Pick<OrderSheet_OrderFragment['questions'][number], 'status' | 'askedAt'>[],
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

/** How far the stamp of an order says that its items have come; those of one that goes nowhere share its end. */
function stampOf(order: OrderFace_OrderFragment): OrderItemStatus | null {
  const { items } = orderStatusFacts[order.status];
  if (items !== 'BY_ITEMS') return items;
  if (isAll(order, ['SHIPPED'])) return 'SHIPPED';
  return isAll(order, ['SHIPPED', 'PACKED']) ? 'PACKED' : 'ARRIVED';
}

/** Whether the status of one of its items tells more than what is stamped on the order. */
export function isToldByItem(order: OrderFace_OrderFragment, status: OrderItemStatus): boolean {
  const stamped = stampOf(order);
  if (stamped === null) return true;
  const way = ['ORDERED', 'PURCHASED', 'ARRIVED', 'PACKED', 'SHIPPED'];
  if (!way.includes(status) || !way.includes(stamped)) return status !== stamped;
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

/** How far an item has come: 0 at its shop, 1 in our warehouse, 2 at home; those that go nowhere are left out. */
const places: Partial<Record<OrderItemStatus, number>> = {
  ...{ ORDERED: 0, PURCHASED: 0.5, ARRIVED: 1, PACKED: 1, SHIPPED: 1.5 },
};

/** How far an order has come, which is as far as the last of its items; null where it goes nowhere. */
export function placeOf(order: OrderFace_OrderFragment): number | null {
  if (orderStatusFacts[order.status].end) return null;
  if (isReceived(order)) return 2;
  const reached = order.items.flatMap(({ status }) => places[status] ?? []);
  return reached.length > 0 ? Math.min(...reached) : null;
}

/** Whether what is still bought of an order stands at one of these statuses. */
function isAll({ items }: OrderFace_OrderFragment, wanted: readonly OrderItemStatus[]): boolean {
  const bought = items.filter(({ status }) => status in places);
  return bought.length > 0 && bought.every(({ status }) => wanted.includes(status));
}
