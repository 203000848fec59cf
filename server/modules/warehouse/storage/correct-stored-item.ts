import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { lockStoredItems } from '../stored-item.locks';
import { isPackable } from '../stored-item.policy';
import { StoredItem } from '../stored-item.entity';
import type { Measures } from './measures';

/**
 * Replaces the measurements of an item while it is on the shelf: once it is in a plan, its parcel has a
 * price. Returns the measurements before and after.
 * @throws DomainError NOT_FOUND if it has not arrived, STORED_ITEM_NOT_AVAILABLE
 */
export async function correctStoredItem(
  tx: EntityManager,
  { userId, orderItemId }: { readonly userId: string; readonly orderItemId: string },
  changes: Partial<Measures>,
): Promise<{ readonly before: Measures; readonly after: Measures }> {
  const [item] = await lockStoredItems(tx, { userId, orderItemId });
  if (!item) throw new DomainError('NOT_FOUND');
  if (!isPackable(item)) throw new DomainError('STORED_ITEM_NOT_AVAILABLE');
  const before = measuresOf(item);
  const after = { ...before, ...changes };
  await tx.update(StoredItem, { userId, id: item.id }, after);
  return { before, after };
}

function measuresOf({ weightGrams, lengthMm, widthMm, heightMm }: StoredItem): Measures {
  return { weightGrams, lengthMm, widthMm, heightMm };
}
