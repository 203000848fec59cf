import { resumeClock } from './storage/storage-clock';
import type { StoredItem } from './stored-item.entity';
import { storedItemMachine } from './stored-item.machine';

/**
 * Returns an item as it stands once the plan that it was in is over, even before the clock's job has
 * ended that; what was packed or freed since stays as it is.
 */
export function freedOf(item: StoredItem, now: Date): StoredItem {
  if (item.status !== 'RESERVED') return item;
  const status = storedItemMachine.next(item.status, 'free');
  return { ...item, status, packingPlanId: null, ...resumeClock(item, now) };
}
