import type { EntityManager } from 'typeorm';
import { announce } from '../../platform/changes/changes';
import { lockClause } from '../../platform/db/locks';
import { placesOf, readRows } from '../../platform/db/read-rows';
import { CartItem } from './cart-item.entity';

/**
 * Takes the selected items out of a cart, in the order they were added. Simultaneous calls are serialised:
 * the second one finds none.
 */
export async function takeSelectedItems(tx: EntityManager, userId: string): Promise<CartItem[]> {
  const selected = 'WHERE user_id = ? AND is_selected = 1 ORDER BY created_at, id';
  const items = await readRows(tx, CartItem, `${selected} ${lockClause(tx)}`, [userId]);
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.query(`DELETE FROM cart_items WHERE user_id = ? AND id IN ${placesOf(ids)}`, [
    userId,
    ...ids,
  ]);
  announce(tx, { kind: 'CART_CHANGED', userId });
  return items;
}
