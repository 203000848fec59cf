import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import { announce } from '../../platform/changes/changes';
import { forUpdate } from '../../platform/db/locks';
import type { Services } from '../../platform/services';
import { CartItem } from './cart-item.entity';
import type { UpdateCartItemInput } from './cart.inputs';

/**
 * Changes quantity or remark of an item in the cart; an omitted field stays. An item whose remark was changed
 * merges with no other.
 * @throws DomainError NOT_FOUND, for a stranger's item as for none.
 */
export function updateCartItem(
  { db }: Services,
  viewer: Viewer,
  { cartItemId, quantity, remark }: UpdateCartItemInput,
): Promise<CartItem> {
  const where = { userId: viewer.id, id: cartItemId };
  return db.transaction(async (tx) => {
    const item = await tx.findOne(CartItem, { where, ...forUpdate(tx) });
    if (!item) throw new DomainError('NOT_FOUND');
    const changes = {
      quantity: quantity ?? item.quantity,
      remark: remark ?? item.remark,
      mergeKey: remark == null || remark === item.remark ? item.mergeKey : item.id,
    };
    await tx.update(CartItem, where, changes);
    announce(tx, { kind: 'CART_CHANGED', userId: viewer.id });
    return { ...item, ...changes };
  });
}
