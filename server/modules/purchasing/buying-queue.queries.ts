import { In, type EntityManager } from 'typeorm';
import { times, ZERO, type Money } from '../../kernel/money';
import type { Services } from '../../platform/services';
import {
  countNotToBuy,
  countToBuy,
  listItemsToBuy,
  listShopsToBuy,
  type ItemToBuy,
  type NotToBuyCounts,
  type ShopCursor,
  type ShopToBuy,
  type ToBuyTotals,
} from '../orders/public';
import { uploadUrlById } from '../uploads/public';
import { piecesBought } from './bought-pieces.queries';
import { ShopPurchase } from './shop-purchase.entity';

/** A shop with hundreds of items is bought in parts; what was bought makes room for the rest. */
const MOST_ITEMS_OF_SHOP = 50;

/** An item that waits to be bought, and what may be paid for it. */
export interface QueuedItem extends ItemToBuy {
  readonly imageUrl: string | null;
  readonly piecesBought: number;
  readonly piecesLeft: number;
  /** Price that the shopper paid for the pieces that are left. */
  readonly goodsLimit: Money;
  /** Shipping to our warehouse that the shopper paid; zero once some pieces are bought. */
  readonly shippingLimit: Money;
}

/** A shop, the items that are shown of it, and where it was bought last. */
export interface QueuedShop extends ShopToBuy {
  readonly queued: readonly QueuedItem[];
  readonly lastPurchase: ShopPurchase | null;
}

/** All counts are of everything, however little is shown. */
export interface BuyingQueue extends ToBuyTotals, NotToBuyCounts {
  /** Purchases on the way of which no courier number is known. */
  readonly withoutCourierNumber: number;
  /** The shop that waits longest first. */
  readonly groups: readonly QueuedShop[];
  readonly hasNextPage: boolean;
}

/** A page of the queue: so many shops, after the last one of the page before. */
export interface QueuePage {
  readonly first: number;
  readonly after: ShopCursor | null;
}

/**
 * Returns what is to be bought, by shop and the oldest first, with all that a buyer has to see. Nine statements,
 * whatever its length.
 */
export async function readBuyingQueue(
  services: Services,
  { first, after }: QueuePage,
): Promise<BuyingQueue> {
  const em = services.db.read;
  const counts = { ...(await countToBuy(em)), ...(await countNotToBuy(em)) };
  const withoutCourierNumber = await countWithoutCourierNumber(em);
  const found = await listShopsToBuy(em, { first: first + 1, after });
  const shops = found.slice(0, first);
  const names = shops.map(({ shop }) => shop);
  const items = await priced(services, await listItemsToBuy(em, names, MOST_ITEMS_OF_SHOP));
  const last = await lastPurchasesAt(em, names);
  return {
    ...{ ...counts, withoutCourierNumber },
    groups: shops.map((shop) => ({
      ...shop,
      queued: items.filter(({ item }) => item.shop === shop.shop),
      lastPurchase: last.find((purchase) => purchase.shop === shop.shop) ?? null,
    })),
    hasNextPage: found.length > first,
  };
}

async function priced(services: Services, items: readonly ItemToBuy[]): Promise<QueuedItem[]> {
  const bought = await piecesBought(
    services.db.read,
    items.map(({ item }) => item.id),
  );
  const imageIds = [...new Set(items.flatMap(({ item }) => item.imageId ?? []))];
  // For an empty list, SQLite would read every upload.
  const urls = imageIds.length > 0 ? await uploadUrlById(services, imageIds) : [];
  return items.map(({ item, ...order }) => {
    const pieces = bought.get(item.id) ?? 0;
    const left = item.quantity - pieces;
    const url = item.imageId === null ? null : urls[imageIds.indexOf(item.imageId)];
    return {
      ...{ item, ...order },
      imageUrl: typeof url === 'string' ? url : null,
      ...{ piecesBought: pieces, piecesLeft: left },
      goodsLimit: times(item.unitPrice, left),
      shippingLimit: pieces === 0 ? item.domesticShipping : ZERO,
    };
  });
}

/** Returns the latest purchase at each of some shops. Two statements, which read one row of each by an index. */
async function lastPurchasesAt(
  em: EntityManager,
  shops: readonly string[],
): Promise<ShopPurchase[]> {
  if (shops.length === 0) return [];
  const one = `SELECT * FROM (
    SELECT id FROM shop_purchases WHERE shop = ? ORDER BY bought_at DESC LIMIT 1) latest`;
  const select = shops.map(() => one).join(' UNION ALL ');
  const latest = await em.query<{ id: string }[]>(select, [...shops]);
  // For an empty list, SQLite would read every purchase.
  if (latest.length === 0) return [];
  return em.findBy(ShopPurchase, { id: In(latest.map(({ id }) => id)) });
}

/** Counts by the orders on the way, which are few, and not by all purchases. */
async function countWithoutCourierNumber(em: EntityManager): Promise<number> {
  const [row] = await em.query<{ total: number | string }[]>(
    `SELECT COUNT(DISTINCT p.id) AS total FROM orders o
       JOIN order_items item ON item.order_id = o.id AND item.status IN ('ORDERED', 'PURCHASED')
       JOIN shop_purchase_lines line ON line.order_item_id = item.id
       JOIN shop_purchases p ON p.id = line.purchase_id
      WHERE o.status IN ('PAID', 'PROCESSING') AND ${HAS_NO_COURIER_NUMBER}`,
  );
  return Number(row?.total);
}

/** Without a number of the shop nobody could find it in a list of courier numbers. */
const HAS_NO_COURIER_NUMBER = `p.shop_order_number IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM inbound_parcel_purchases sent WHERE sent.purchase_id = p.id)`;
