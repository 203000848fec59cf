import { In, type EntityManager } from 'typeorm';
import { CartItem } from './cart-item.entity';

/** Those of the given uploads that cart items show. One statement. */
export async function imagesInCarts(em: EntityManager, ids: readonly string[]): Promise<string[]> {
  const items = await em.find(CartItem, {
    select: { id: true, imageId: true },
    where: { imageId: In([...ids]) },
  });
  return items.flatMap(({ imageId }) => imageId ?? []);
}
