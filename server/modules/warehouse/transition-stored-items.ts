import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { StoredItem } from './stored-item.entity';
import { storedItemMachine, type StoredItemEvent } from './stored-item.machine';

/** Columns that change together with the status. */
type Changes = Partial<
  Pick<StoredItem, 'storageElapsedMs' | 'clockRunningSince' | 'packingPlanId' | 'packageId'>
>;

/**
 * Moves stored items along their machine, all or none. Each statement guards the status it leads
 * from, so whoever lost a race is refused.
 * @throws DomainError STORED_ITEM_NOT_AVAILABLE
 */
export async function transitionStoredItems(
  tx: EntityManager,
  items: readonly StoredItem[],
  event: StoredItemEvent,
  changesOf: (item: StoredItem) => Changes = () => ({}),
): Promise<void> {
  for (const item of items) {
    const { id, userId } = item;
    const status = storedItemMachine.next(item.status, event);
    const { affected } = await tx.update(
      StoredItem,
      { userId, id, status: item.status },
      { ...changesOf(item), status },
    );
    if (affected !== 1) throw new DomainError('STORED_ITEM_NOT_AVAILABLE');
  }
}
