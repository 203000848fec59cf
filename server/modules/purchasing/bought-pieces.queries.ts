import { In, type EntityManager } from 'typeorm';
import { placesOf } from '../../platform/db/read-rows';
import { ShopPurchase, ShopPurchaseLine } from './shop-purchase.entity';

/** Returns how many pieces of order items were bought; items of which none was are absent. One statement. */
export async function piecesBought(
  em: EntityManager,
  orderItemIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await em.query<{ id: string; pieces: number | string }[]>(
    `SELECT order_item_id AS id, SUM(pieces) AS pieces FROM shop_purchase_lines
      WHERE order_item_id IN ${placesOf(orderItemIds)} GROUP BY order_item_id`,
    [...orderItemIds],
  );
  return new Map(rows.map(({ id, pieces }) => [id, Number(pieces)]));
}

/** Returns the latest purchase of an item. */
export async function lastPurchaseOf(
  em: EntityManager,
  orderItemId: string,
): Promise<ShopPurchase | null> {
  const lines = await em.findBy(ShopPurchaseLine, { orderItemId });
  const where = { id: In(lines.map(({ purchaseId }) => purchaseId)) };
  return em.findOne(ShopPurchase, { where, order: { boughtAt: 'DESC', id: 'DESC' } });
}
