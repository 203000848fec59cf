import { In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { fenFromColumn, type Money } from '../../kernel/money';
import type { Sort } from '../../kernel/slice';
import { subtotalOf } from '../../kernel/subtotal';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { publicPathOf } from '../../platform/storage/storage';
import { StoredItem } from './stored-item.entity';

/** A stored item with the words of the order it came from. */
export interface StoredItemView extends StoredItem {
  readonly name: string;
  readonly specification: string;
  readonly quantity: number;
  /** What was paid for it, shipping to the warehouse included. */
  readonly paidAmount: Money;
  readonly imageUrl: string | null;
  readonly orderNumber: string;
}

/** What the list can go by. */
const sortColumns = {
  INBOUND_AT: 'stored.inboundAt',
  WEIGHT: 'stored.weightGrams',
} as const;
export type StoredItemSortField = keyof typeof sortColumns;

interface OrderWords {
  readonly name: string;
  readonly specification: string;
  readonly quantity: number;
  readonly unitPrice: string | number;
  readonly domesticShipping: string | number;
  readonly fileName: string | null;
  readonly orderNumber: string;
}

/**
 * Stored items with name and order number, oldest first unless said otherwise, in one statement: a warehouse page may
 * cost three, so it joins the tables of orders and uploads by name.
 */
export async function readStoredItems(
  em: EntityManager,
  where: FindOptionsWhere<StoredItem>,
  { field, direction }: Sort<StoredItemSortField> = { field: 'INBOUND_AT', direction: 'ASC' },
): Promise<StoredItemView[]> {
  const { entities, raw } = await em
    .createQueryBuilder(StoredItem, 'stored')
    .innerJoin('order_items', 'item', 'item.id = stored.orderItemId')
    .innerJoin('orders', 'source', 'source.id = stored.orderId')
    .leftJoin('uploads', 'image', 'image.id = item.imageId')
    .addSelect('item.name', 'name')
    .addSelect('item.specification', 'specification')
    .addSelect('item.quantity', 'quantity')
    .addSelect('item.unitPrice', 'unitPrice')
    .addSelect('item.domesticShipping', 'domesticShipping')
    .addSelect('image.fileName', 'fileName')
    .addSelect('source.number', 'orderNumber')
    .where(where)
    .orderBy(sortColumns[field], direction)
    .addOrderBy('stored.id', direction)
    .getRawAndEntities<OrderWords>();
  return entities.map((stored, index) => ({ ...stored, ...wordsOf(raw[index] as OrderWords) }));
}

/** Where an item stands while it lies in the warehouse and in no package. */
export const statusesInWarehouse = ['STORED', 'HELD', 'RESERVED'] as const;

interface StoredItemQuery {
  readonly status?: (typeof statusesInWarehouse)[number] | null;
  readonly sort?: Sort<StoredItemSortField> | null;
}

/** The viewer's items on the shelf, held or reserved; not those packed or refunded. */
export function listStoredItems(
  { db }: Services,
  viewer: Viewer,
  { status, sort }: StoredItemQuery = {},
): Promise<StoredItemView[]> {
  const statuses = status ? [status] : [...statusesInWarehouse];
  const where = { userId: viewer.id, status: In(statuses) };
  return readStoredItems(db.read, where, sort ?? undefined);
}

/** One of the viewer's items wherever it stands; null for a stranger's as for none. */
export async function findStoredItem(
  { db }: Services,
  viewer: Viewer,
  id: string,
): Promise<StoredItemView | null> {
  const [found = null] = await readStoredItems(db.read, { userId: viewer.id, id });
  return found;
}

function wordsOf({ name, specification, fileName, orderNumber, ...raw }: OrderWords) {
  const imageUrl = fileName === null ? null : publicPathOf(fileName);
  const quantity = Number(raw.quantity);
  const paidAmount = subtotalOf({
    quantity,
    unitPrice: fenFromColumn(raw.unitPrice),
    domesticShipping: fenFromColumn(raw.domesticShipping),
  });
  return { name, specification, quantity, paidAmount, imageUrl, orderNumber };
}
