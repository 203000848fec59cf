import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { placesOf } from '../../../platform/db/read-rows';
import { readStoredItems } from '../stored-item.queries';
import { statusesInWarehouse } from '../stored-item.statuses';
import type { StoredItem } from '../stored-item.entity';
import { isPackable } from '../stored-item.policy';

interface Shelf {
  readonly em: EntityManager;
  readonly userId: string;
  readonly now: Date;
}

/**
 * Returns the shopper's stored items of these ids, all on the shelf; one statement.
 * @throws DomainError NOT_FOUND for one that is not theirs; STORED_ITEM_NOT_AVAILABLE for one that cannot be
 *   packed.
 */
export async function findPackableItems(
  { userId, ...at }: Shelf,
  storedItemIds: readonly string[],
): Promise<StoredItem[]> {
  const ids = [...new Set(storedItemIds)];
  const where = `stored_items.user_id = ? AND stored_items.id IN ${placesOf(ids)}`;
  const items = await readStoredItems(at, where, [userId, ...ids]);
  if (items.length !== ids.length) throw new DomainError('NOT_FOUND');
  if (!items.every(isPackable)) throw new DomainError('STORED_ITEM_NOT_AVAILABLE');
  return items;
}

/** Returns the items on the shopper's shelf other than these ids; one statement. */
export async function findOtherPackableItems(
  { userId, ...at }: Shelf,
  storedItemIds: readonly string[],
): Promise<StoredItem[]> {
  const where = `stored_items.user_id = ? AND stored_items.status IN ${placesOf(statusesInWarehouse)}`;
  const items = await readStoredItems(at, where, [userId, ...statusesInWarehouse]);
  return items.filter((item) => isPackable(item) && !storedItemIds.includes(item.id));
}
