import { In } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import { announce } from '../../platform/changes/changes';
import { insertRows } from '../../platform/db/insert-rows';
import type { Services } from '../../platform/services';
import { lockUser } from '../accounts/public';
import { CartItem } from './cart-item.entity';
import type { RemoveCartItemsInput } from './cart.inputs';
import { RemovedCartItem } from './removed-cart-item.entity';

/**
 * Removes items from the cart; all of them or none. They are kept for a day, in case they are restored.
 * @throws DomainError NOT_FOUND when one is not in the shopper's cart.
 */
export async function removeCartItems(
  { db, clock }: Services,
  { id: userId }: Viewer,
  { cartItemIds }: RemoveCartItemsInput,
): Promise<void> {
  const chosen = [...new Set(cartItemIds)];
  const where = { userId, id: In(chosen) };
  const removedAt = clock.now();
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const items = await tx.findBy(CartItem, where);
    const { affected } = await tx.delete(CartItem, where);
    // An order may take one out of the cart between the two statements.
    if (items.length !== chosen.length || affected !== chosen.length)
      throw new DomainError('NOT_FOUND');
    const removed = items.map((item) => ({ ...item, removedAt }));
    await insertRows(tx, RemovedCartItem, removed);
    announce(tx, { kind: 'CART_CHANGED', userId });
  });
}
