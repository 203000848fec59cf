import { In } from 'typeorm';
import type { Declaration } from '../../kernel/parcel';
import { oneForEach, type LoaderDefinition, type Loaders } from '../../platform/loaders';
import { readStoredItems, type StoredItemView } from './stored-item.queries';

/** Stored items by their ids; null where there is none. */
const storedItemById: LoaderDefinition<string, StoredItemView | null> = async ({ db }, ids) => {
  const items = await readStoredItems(db.read, { id: In([...ids]) });
  return oneForEach(ids, items, ({ id }) => id);
};

/** What the warehouse measured of order items, by their ids; null until they arrive. */
export const storedItemByOrderItem: LoaderDefinition<string, StoredItemView | null> = async (
  { db },
  orderItemIds,
) => {
  const items = await readStoredItems(db.read, { orderItemId: In([...orderItemIds]) });
  return oneForEach(orderItemIds, items, ({ orderItemId }) => orderItemId);
};

/**
 * What is in a plan or a package, in the order of its declarations; the same after it has ended.
 * Whoever may see the plan or package may see them.
 */
export async function declaredItems(
  loaders: Loaders,
  { declarations }: { readonly declarations: readonly Declaration[] },
): Promise<StoredItemView[]> {
  const loader = loaders.get(storedItemById);
  const items = await Promise.all(declarations.map((one) => loader.load(one.storedItemId)));
  return items.filter((item) => item !== null);
}
