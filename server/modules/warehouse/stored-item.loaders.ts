import { In, IsNull, Not } from 'typeorm';
import type { Declaration } from '../../kernel/parcel';
import { placesOf } from '../../platform/db/read-rows';
import {
  manyForEach,
  oneForEach,
  type LoaderDefinition,
  type Loaders,
} from '../../platform/loaders';
import { readStoredItems, type StoredItemView } from './stored-item.queries';
import { StoredItem } from './stored-item.entity';

/** Stored items by id; null if there is none. */
const storedItemById: LoaderDefinition<string, StoredItemView | null> = async (
  { db, clock },
  ids,
) => {
  const at = { em: db.read, now: clock.now() };
  const items = await readStoredItems(at, `stored_items.id IN ${placesOf(ids)}`, ids);
  return oneForEach(ids, items, ({ id }) => id);
};

/** The stored items of order items, by their ids; null until they arrive. */
export const storedItemByOrderItem: LoaderDefinition<string, StoredItemView | null> = async (
  { db, clock },
  orderItemIds,
) => {
  const at = { em: db.read, now: clock.now() };
  const where = `stored_items.order_item_id IN ${placesOf(orderItemIds)}`;
  const items = await readStoredItems(at, where, orderItemIds);
  return oneForEach(orderItemIds, items, ({ orderItemId }) => orderItemId);
};

/** The packages with items of orders, by the orders' ids. */
export const packageIdsByOrder: LoaderDefinition<string, string[]> = async ({ db }, orderIds) => {
  const where = { orderId: In([...orderIds]), packageId: Not(IsNull()) };
  const packed = await db.read.find(StoredItem, {
    select: { id: true, orderId: true, packageId: true },
    where,
    order: { packageId: 'ASC' },
  });
  return manyForEach(orderIds, packed, ({ orderId }) => orderId).map((items) => [
    ...new Set(items.flatMap(({ packageId }) => packageId ?? [])),
  ]);
};

/**
 * Returns the contents of a plan or a package, in the order of its declarations; also after it is closed. The
 * caller has checked the owner.
 */
export async function declaredItems(
  loaders: Loaders,
  { declarations }: { readonly declarations: readonly Declaration[] },
): Promise<StoredItemView[]> {
  const loader = loaders.get(storedItemById);
  const items = await Promise.all(declarations.map((one) => loader.load(one.storedItemId)));
  return items.filter((item) => item !== null);
}
