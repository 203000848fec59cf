import { In, type EntityManager } from 'typeorm';
import { OrderItem } from './order-item.entity';

/** Those of the given uploads that order items show. One statement. */
export async function imagesInOrders(em: EntityManager, ids: readonly string[]): Promise<string[]> {
  const items = await em.find(OrderItem, {
    select: { id: true, imageId: true },
    where: { imageId: In([...ids]) },
  });
  return items.flatMap(({ imageId }) => imageId ?? []);
}
