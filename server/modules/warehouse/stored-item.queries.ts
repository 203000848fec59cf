import { In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { fenFromColumn, type Money } from '../../kernel/money';
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
 * Stored items with name and order number, oldest first, in one statement: a warehouse page may
 * cost three, so it joins the tables of orders and uploads by name.
 */
export async function readStoredItems(
  em: EntityManager,
  where: FindOptionsWhere<StoredItem>,
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
    .orderBy('stored.inboundAt')
    .addOrderBy('stored.id')
    .getRawAndEntities<OrderWords>();
  return entities.map((stored, index) => ({ ...stored, ...wordsOf(raw[index] as OrderWords) }));
}

/** The viewer's items on the shelf, held or reserved; not those packed or refunded. */
export function listStoredItems({ db }: Services, viewer: Viewer): Promise<StoredItemView[]> {
  return readStoredItems(db.read, {
    userId: viewer.id,
    status: In(['STORED', 'HELD', 'RESERVED']),
  });
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
