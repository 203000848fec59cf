import type { EntityManager } from 'typeorm';
import { transitionEach } from '../../../platform/db/transition';
import { resumeClock } from '../storage/storage-clock';
import { StoredItem } from '../stored-item.entity';
import { lockStoredItems } from '../stored-item.locks';
import { storedItemMachine } from '../stored-item.machine';

/** Returns the order items in a package, for a caller that has locked it. */
export async function orderItemsInPackage(tx: EntityManager, packageId: string): Promise<string[]> {
  return orderItemsOf(await lockStoredItems(tx, { packageId }));
}

/**
 * Returns a package's items to the shelf; their storage clocks continue. Returns their order items. The
 * caller has locked the package. @throws DomainError STORED_ITEM_NOT_AVAILABLE
 */
export async function unpackStoredItems(
  tx: EntityManager,
  packageId: string,
  now: Date,
): Promise<string[]> {
  const items = await lockStoredItems(tx, { packageId });
  await transitionEach(tx, StoredItem, storedItemMachine, items, 'unpack', (item) => ({
    packageId: null,
    packingPlanId: null,
    ...resumeClock(item, now),
  }));
  return orderItemsOf(items);
}

function orderItemsOf(items: readonly StoredItem[]): string[] {
  return items.map(({ orderItemId }) => orderItemId);
}
