import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { announce } from '../../platform/changes/changes';
import { insertRows } from '../../platform/db/insert-rows';
import { CartItem } from './cart-item.entity';
import { MAX_CART_ITEMS, MAX_QUANTITY } from './cart.limits';

/**
 * Puts an item into the cart of a locked shopper, or adds its quantity to the item with the same merge key,
 * which keeps its place. Returns the resulting item.
 * @throws DomainError CART_FULL beyond 100 items; TOO_MANY_PIECES beyond 999 of one
 */
export async function putIn(tx: EntityManager, wanted: CartItem): Promise<CartItem> {
  const { userId, mergeKey } = wanted;
  // One statement for both the count and the item to merge with, which most carts lack.
  const kept = 'SELECT id, merge_key FROM cart_items WHERE user_id = ?';
  const cart = await tx.query<{ id: string; merge_key: string }[]>(kept, [userId]);
  const sameId = cart.find((item) => item.merge_key === mergeKey)?.id;
  const same = sameId ? await tx.findOneBy(CartItem, { userId, id: sameId }) : null;
  announce(tx, { kind: 'CART_CHANGED', userId });
  // A row that an order takes out of the cart at this moment cannot be merged with.
  return (same && (await merge(tx, same, wanted))) ?? insert(tx, cart.length, wanted);
}

async function merge(
  tx: EntityManager,
  same: CartItem,
  wanted: CartItem,
): Promise<CartItem | null> {
  const { id, userId, createdAt } = same;
  const quantity = same.quantity + wanted.quantity;
  if (quantity > MAX_QUANTITY)
    throw new DomainError('TOO_MANY_PIECES', { max: MAX_QUANTITY, held: same.quantity });
  const merged: CartItem = {
    ...wanted,
    ...{ id, createdAt, quantity },
    imageId: wanted.imageId ?? same.imageId,
    shopName: wanted.shopName ?? same.shopName,
  };
  const { affected } = await tx.update(CartItem, { userId, id }, merged);
  return affected === 1 ? merged : null;
}

async function insert(tx: EntityManager, count: number, item: CartItem): Promise<CartItem> {
  if (count >= MAX_CART_ITEMS) throw new DomainError('CART_FULL', { max: MAX_CART_ITEMS });
  await insertRows(tx, CartItem, [item]);
  return item;
}
