import type { Language } from '../../kernel/language';
import type { TimelineActor } from '../../kernel/timeline';
import { Loaders } from '../../platform/loaders';
import type { Services } from '../../platform/services';
import { lookUpShoppers, type FoundShopper } from '../accounts/public';
import { itemsByOrder, orderByNumber, timelineOfOrder, type OrderItem } from '../orders/public';
import { packageById, type Package } from '../packages/public';
import { uploadUrlById } from '../uploads/public';
import { placeByStoredItem, storedItemByOrderItem, type StoredItemView } from '../warehouse/public';

/** Where an item is now, from the shop to the shopper. */
export const places = [
  'UNPAID',
  'TO_BUY',
  'ON_THE_WAY',
  'IN_STOCK',
  'HELD',
  'IN_PACKAGE',
  'SHIPPED',
  'RETURNED_MONEY',
  'CANCELLED',
] as const;
export type Place = (typeof places)[number];

export interface ItemWhereabouts {
  readonly item: OrderItem;
  readonly imageUrl: string | null;
  readonly place: Place;
  /** Weight, size and photos of the warehouse; null until it arrives. */
  readonly stored: StoredItemView | null;
  /** Code of its label; null until it arrives. */
  readonly label: string | null;
  /** Name of the shelf where it lies; null before it is put there, and once it has left. */
  readonly shelf: string | null;
  /** The package it is in; null without one. */
  readonly parcel: Package | null;
}

export interface OrderWhereabouts {
  readonly number: string;
  readonly status: string;
  readonly submittedAt: Date;
  readonly shopper: FoundShopper | null;
  readonly items: readonly ItemWhereabouts[];
  /** Its events, oldest first, in the words that the shopper reads. */
  readonly timeline: readonly {
    readonly at: Date;
    readonly label: string;
    readonly actor: TimelineActor;
    readonly note: string;
  }[];
}

/**
 * Returns where each item of an order is, for the staff, without contact or address; null for an unknown number. At
 * most eight statements, however many items there are.
 */
export async function whereaboutsOf(
  services: Services,
  given: string,
  language: Language,
): Promise<OrderWhereabouts | null> {
  const em = services.db.read;
  const order = await orderByNumber(em, given.trim().toUpperCase());
  if (!order) return null;
  const loaders = new Loaders(services);
  const items = await loaders.get(itemsByOrder).load(order.id);
  const located = await Promise.all(items.map((item) => locate(loaders, order.paidAt, item)));
  const [shopper = null] = await lookUpShoppers(em, { ids: [order.userId] }, 1);
  const timeline = await timelineOfOrder(order, { services, loaders, language });
  const { number, status, submittedAt } = order;
  return { number, status, submittedAt, shopper, items: located, timeline };
}

async function locate(
  loaders: Loaders,
  paidAt: Date | null,
  item: OrderItem,
): Promise<ItemWhereabouts> {
  const [imageUrl, stored] = await Promise.all([
    item.imageId ? loaders.get(uploadUrlById).load(item.imageId) : null,
    loaders.get(storedItemByOrderItem).load(item.id),
  ]);
  const [parcel, kept] = await Promise.all([
    stored?.packageId ? loaders.get(packageById).load(stored.packageId) : null,
    stored && loaders.get(placeByStoredItem).load(stored.id),
  ]);
  const isThere = item.status === 'ARRIVED' || item.status === 'PACKED';
  const shelf = (isThere && kept?.shelf) || null;
  const place = placeOf(item, paidAt, stored);
  return { item, imageUrl, stored, parcel, place, label: kept?.label ?? null, shelf };
}

const placeByStatus: Readonly<Record<Exclude<OrderItem['status'], 'ORDERED' | 'ARRIVED'>, Place>> =
  {
    PURCHASED: 'ON_THE_WAY',
    PACKED: 'IN_PACKAGE',
    SHIPPED: 'SHIPPED',
    REFUNDED: 'RETURNED_MONEY',
    CANCELLED: 'CANCELLED',
  };

function placeOf({ status }: OrderItem, paidAt: Date | null, stored: StoredItemView | null): Place {
  if (status === 'ORDERED') return paidAt ? 'TO_BUY' : 'UNPAID';
  if (status === 'ARRIVED') return stored?.status === 'HELD' ? 'HELD' : 'IN_STOCK';
  return placeByStatus[status];
}
