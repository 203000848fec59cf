import { In, type EntityManager } from 'typeorm';
import { placesOf } from '../../platform/db/read-rows';
import { manyForEach, type LoaderDefinition } from '../../platform/loaders';
import { CartItem } from './cart-item.entity';
import { RemovedCartItem } from './removed-cart-item.entity';

/** The carts of shoppers by their user id, the item added last first. */
export const cartItemsByUser: LoaderDefinition<string, CartItem[]> = async ({ db }, userIds) => {
  const items = await db.read.find(CartItem, {
    where: { userId: In([...userIds]) },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
  return manyForEach(userIds, items, (item) => item.userId);
};

/** Number of items in the carts of shoppers, by their user id. */
export const cartCountByUser: LoaderDefinition<string, number> = async ({ db }, userIds) => {
  const rows = await db.read.query<{ userId: string; count: string | number }[]>(
    `SELECT user_id AS userId, COUNT(*) AS count FROM cart_items
      WHERE user_id IN ${placesOf(userIds)} GROUP BY user_id`,
    [...userIds],
  );
  const counts = new Map(rows.map((row) => [row.userId, Number(row.count)]));
  return userIds.map((userId) => counts.get(userId) ?? 0);
};

/** Returns those of the given uploads that items in carts, or removed from them, show. Two statements. */
export async function imagesInCarts(em: EntityManager, ids: readonly string[]): Promise<string[]> {
  const options = {
    select: { id: true, imageId: true },
    where: { imageId: In([...ids]) },
  } as const;
  const items = [
    ...(await em.find(CartItem, options)),
    ...(await em.find(RemovedCartItem, options)),
  ];
  return items.flatMap(({ imageId }) => imageId ?? []);
}
