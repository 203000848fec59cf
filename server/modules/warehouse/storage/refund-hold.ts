import { In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { transitionEach } from '../../../platform/db/transition';
import { StoredItem } from '../stored-item.entity';
import { lockStoredItems } from '../stored-item.locks';
import { storedItemMachine, type StoredItemEvent } from '../stored-item.machine';

/**
 * Holds an order's stored items during a refund request, so that they cannot be packed.
 * @throws DomainError REFUND_ITEM_PACKED if one is in a packing plan or a package already.
 */
export async function holdStoredItems(tx: EntityManager, orderId: string): Promise<void> {
  await moveWhereAllowed(tx, { orderId }, 'hold');
}

/** Releases the items after a refund request that ended; they may be packed again. */
export async function releaseHeldItems(tx: EntityManager, orderId: string): Promise<void> {
  await moveWhereAllowed(tx, { orderId }, 'release');
}

/**
 * Takes refunded items out of the warehouse: those of an order (its id), or of some order items
 * (their ids).
 * @throws DomainError REFUND_ITEM_PACKED when one is in a packing plan or a package already.
 */
export async function withdrawStoredItems(
  tx: EntityManager,
  which: string | readonly string[],
): Promise<void> {
  const where = typeof which === 'string' ? { orderId: which } : { orderItemId: In([...which]) };
  await moveWhereAllowed(tx, where, 'withdraw');
}

async function moveWhereAllowed(
  tx: EntityManager,
  where: FindOptionsWhere<StoredItem>,
  event: StoredItemEvent,
): Promise<void> {
  const items = await lockStoredItems(tx, where);
  if (items.some(({ status }) => status === 'RESERVED' || status === 'PACKED'))
    throw new DomainError('REFUND_ITEM_PACKED');
  const movable = items.filter(({ status }) => storedItemMachine.allows(status, event));
  await transitionEach(tx, StoredItem, storedItemMachine, movable, event);
}
