import { In, type EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { lockUser } from '../accounts/public';
import { CartItem } from './cart-item.entity';
import type { RestoreCartItemsInput } from './cart.inputs';
import { putIn } from './put-in';
import { RemovedCartItem } from './removed-cart-item.entity';

/**
 * Restores removed items to their place in the cart, with all their data; all of them or none. An item that
 * is in the cart already counts as restored, so a request can be repeated.
 * @throws DomainError NOT_FOUND for one that the shopper did not remove within the last day; CART_FULL;
 *   TOO_MANY_PIECES if it merges with items added meanwhile
 */
export async function restoreCartItems(
  { db }: Services,
  { id: userId }: Viewer,
  { cartItemIds }: RestoreCartItemsInput,
): Promise<void> {
  const where = { userId, id: In([...new Set(cartItemIds)]) };
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const removed = await tx.findBy(RemovedCartItem, where);
    const found = new Set(removed.map(({ id }) => id));
    const others = cartItemIds.filter((id) => !found.has(id));
    if (others.length > 0) await requireInCart(tx, userId, others);
    for (const { removedAt: _, ...item } of removed) await putIn(tx, item);
    await tx.delete(RemovedCartItem, where);
  });
}

async function requireInCart(
  tx: EntityManager,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  const chosen = [...new Set(ids)];
  const there = await tx.countBy(CartItem, { userId, id: In(chosen) });
  if (there !== chosen.length) throw new DomainError('NOT_FOUND');
}
