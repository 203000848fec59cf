import { In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { forUpdate } from '../../platform/db/locks';
import type { PackingPlan } from './packing/packing-plan.entity';
import { StoredItem } from './stored-item.entity';

/** Locks stored items in the order of their ids until the transaction ends. */
export function lockStoredItems(
  tx: EntityManager,
  where: FindOptionsWhere<StoredItem>,
): Promise<StoredItem[]> {
  return tx.find(StoredItem, { where, order: { id: 'ASC' }, ...forUpdate(tx) });
}

/** Locks the items that a plan reserves. */
export function lockItemsOfPlan(
  tx: EntityManager,
  { id, userId }: Pick<PackingPlan, 'id' | 'userId'>,
): Promise<StoredItem[]> {
  return lockStoredItems(tx, { userId, packingPlanId: id, status: 'RESERVED' });
}

/** Locks the shopper's items of these ids. @throws DomainError NOT_FOUND if one is absent or another's. */
export async function lockOwnStoredItems(
  tx: EntityManager,
  userId: string,
  ids: readonly string[],
): Promise<StoredItem[]> {
  const items = await lockStoredItems(tx, { userId, id: In([...ids]) });
  if (items.length !== ids.length) throw new DomainError('NOT_FOUND');
  return items;
}
