import { In } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import { announce } from '../../platform/changes/changes';
import type { Services } from '../../platform/services';
import { CartItem } from './cart-item.entity';
import type { SelectCartItemsInput } from './cart.inputs';

/**
 * Selects items of the cart for the next order, or leaves them for later; all of them or none.
 * @throws DomainError NOT_FOUND when one is not in the shopper's cart.
 */
export async function selectCartItems(
  { db }: Services,
  viewer: Viewer,
  { cartItemIds, isSelected }: SelectCartItemsInput,
): Promise<void> {
  const chosen = [...new Set(cartItemIds)];
  await db.transaction(async (tx) => {
    const { affected } = await tx.update(
      CartItem,
      { userId: viewer.id, id: In(chosen) },
      { isSelected },
    );
    if (affected !== chosen.length) throw new DomainError('NOT_FOUND');
    announce(tx, { kind: 'CART_CHANGED', userId: viewer.id });
  });
}
