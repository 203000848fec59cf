import type { EntityManager } from 'typeorm';
import { resumeClock } from '../storage/storage-clock';
import type { StoredItem } from '../stored-item.entity';
import { lockStoredItems } from '../stored-item.locks';
import { transitionStoredItems } from '../transition-stored-items';

/** The order items in a package, for a caller that has locked it. */
export async function orderItemsInPackage(tx: EntityManager, packageId: string): Promise<string[]> {
  return orderItemsOf(await lockStoredItems(tx, { packageId }));
}

/**
 * Puts a package's items back on the shelf; their storage clocks run on. Returns their order
 * items. The caller has locked the package. @throws DomainError STORED_ITEM_NOT_AVAILABLE
 */
export async function unpackStoredItems(
  tx: EntityManager,
  packageId: string,
  now: Date,
): Promise<string[]> {
  const items = await lockStoredItems(tx, { packageId });
  await transitionStoredItems(tx, items, 'unpack', (item) => ({
    packageId: null,
    packingPlanId: null,
    ...resumeClock(item, now),
  }));
  return orderItemsOf(items);
}

function orderItemsOf(items: readonly StoredItem[]): string[] {
  return items.map(({ orderItemId }) => orderItemId);
}
