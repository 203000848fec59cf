import { In } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { CartItem } from './cart-item.entity';
import type { RemoveCartItemsInput } from './cart.inputs';

/**
 * Takes items out of the cart; all of them or none.
 * @throws DomainError NOT_FOUND when one is not in the shopper's cart.
 */
export async function removeCartItems(
  { db }: Services,
  viewer: Viewer,
  { cartItemIds }: RemoveCartItemsInput,
): Promise<void> {
  const chosen = [...new Set(cartItemIds)];
  await db.transaction(async (tx) => {
    const { affected } = await tx.delete(CartItem, { userId: viewer.id, id: In(chosen) });
    if (affected !== chosen.length) throw new DomainError('NOT_FOUND');
  });
}
