import { In, type EntityManager } from 'typeorm';
import { forUpdate } from '../../platform/db/locks';
import { CartItem } from './cart-item.entity';

/**
 * Takes the selected items out of a cart, in the order they were added. Two that ask at once take
 * turns: the second one finds none.
 */
export async function takeSelectedItems(tx: EntityManager, userId: string): Promise<CartItem[]> {
  const items = await tx.find(CartItem, {
    where: { userId, isSelected: true },
    order: { createdAt: 'ASC', id: 'ASC' },
    ...forUpdate(tx),
  });
  if (items.length > 0) await tx.delete(CartItem, { userId, id: In(items.map((item) => item.id)) });
  return items;
}
