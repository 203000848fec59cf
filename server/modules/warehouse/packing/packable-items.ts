import { In, Not, type EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { StoredItem } from '../stored-item.entity';
import { isPackable, packableStatuses } from '../stored-item.policy';

/**
 * The shopper's stored items of these ids, all on the shelf; one statement.
 * @throws DomainError NOT_FOUND for one that is not theirs; STORED_ITEM_NOT_AVAILABLE for one that
 * cannot be packed.
 */
export async function findPackableItems(
  em: EntityManager,
  userId: string,
  storedItemIds: readonly string[],
): Promise<StoredItem[]> {
  const ids = [...new Set(storedItemIds)];
  const items = await em.findBy(StoredItem, { userId, id: In(ids) });
  if (items.length !== ids.length) throw new DomainError('NOT_FOUND');
  if (!items.every(isPackable)) throw new DomainError('STORED_ITEM_NOT_AVAILABLE');
  return items;
}

/** What lies on the shopper's shelf besides the items of these ids; one statement. */
export function findOtherPackableItems(
  em: EntityManager,
  userId: string,
  storedItemIds: readonly string[],
): Promise<StoredItem[]> {
  const others = { id: Not(In([...storedItemIds])), status: In(packableStatuses) };
  return em.findBy(StoredItem, { userId, ...others });
}
