import type { EntityManager } from 'typeorm';
import { StoredItem } from '../stored-item.entity';

/** Returns the number of photos of an order's items so far. */
export async function photosOfOrder(
  em: EntityManager,
  { id: orderId, userId }: { readonly id: string; readonly userId: string },
): Promise<number> {
  const items = await em.find(StoredItem, {
    where: { userId, orderId },
    select: { id: true, photoUrls: true },
  });
  return items.reduce((sum, { photoUrls }) => sum + photoUrls.length, 0);
}
