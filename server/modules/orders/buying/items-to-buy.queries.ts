import type { EntityManager } from 'typeorm';
import {
  instantFrom,
  instantValue,
  placesOf,
  readJoinedRows,
} from '../../../platform/db/read-rows';
import { OrderItem } from '../items/order-item.entity';

/**
 * Condition on the items of paid orders that can be bought now, by the name of their table: an item about which the
 * shopper is asked waits for the answer, and the others of its order do not.
 */
export const isToBeBought = (items: string) => `${items}.status = 'ORDERED' AND NOT EXISTS (
    SELECT 1 FROM order_questions asked WHERE asked.order_item_id = ${items}.id AND asked.status = 'OPEN')`;

const TO_BUY = `FROM orders o JOIN order_items item ON item.order_id = o.id AND ${isToBeBought('item')}
   WHERE o.status = 'PAID'`;

/** How much is to be bought, however little of it is shown. */
export interface ToBuyTotals {
  readonly shops: number;
  readonly orders: number;
  readonly items: number;
}

/** A shop at which something is to be bought. */
export interface ShopToBuy {
  readonly shop: string;
  readonly orders: number;
  readonly items: number;
  /** When the order that has waited longest was paid. */
  readonly oldestPaidAt: Date;
}

/** The last shop of a page. */
export type ShopCursor = Pick<ShopToBuy, 'shop' | 'oldestPaidAt'>;

/** An item to be bought, with what a buyer needs of its order. */
export interface ItemToBuy {
  readonly item: OrderItem;
  readonly orderNumber: string;
  readonly paidAt: Date;
  readonly contactName: string;
  readonly orderRemark: string;
  readonly finePhotoCount: number;
  readonly finePhotoNote: string;
  readonly finePhotoLocation: string;
}

/** Counts all that is to be bought. One statement. */
export async function countToBuy(em: EntityManager): Promise<ToBuyTotals> {
  const [row] = await em.query<Record<keyof ToBuyTotals, number | string>[]>(
    `SELECT COUNT(DISTINCT item.shop) AS shops, COUNT(DISTINCT o.id) AS orders, COUNT(*) AS items ${TO_BUY}`,
  );
  const { shops = 0, orders = 0, items = 0 } = row ?? {};
  return { shops: Number(shops), orders: Number(orders), items: Number(items) };
}

/** Orders that wait for somebody else than a buyer. */
export interface NotToBuyCounts {
  /** Questions that shoppers have not answered. */
  readonly questions: number;
  /** Orders of which something is bought and has not arrived. */
  readonly onTheWay: number;
}

/** One statement. */
export async function countNotToBuy(em: EntityManager): Promise<NotToBuyCounts> {
  const [row] = await em.query<Record<keyof NotToBuyCounts, number | string>[]>(
    `SELECT (SELECT COUNT(*) FROM order_questions WHERE status = 'OPEN') AS questions,
            (SELECT COUNT(DISTINCT o.id) FROM orders o
               JOIN order_items item ON item.order_id = o.id AND item.status = 'PURCHASED'
              WHERE o.status IN ('PAID', 'PROCESSING')) AS onTheWay`,
  );
  return { questions: Number(row?.questions), onTheWay: Number(row?.onTheWay) };
}

/** Returns shops at which something is to be bought, the one that waits longest first. One statement. */
export async function listShopsToBuy(
  em: EntityManager,
  { first, after }: { readonly first: number; readonly after: ShopCursor | null },
): Promise<ShopToBuy[]> {
  const at = after && instantValue(after.oldestPaidAt);
  const rows = await em.query<
    { shop: string; orders: number; items: number; oldest: Date | string }[]
  >(
    `SELECT item.shop AS shop, COUNT(DISTINCT o.id) AS orders, COUNT(*) AS items, MIN(o.paid_at) AS oldest
       ${TO_BUY} GROUP BY item.shop
       ${after ? 'HAVING MIN(o.paid_at) > ? OR (MIN(o.paid_at) = ? AND item.shop > ?)' : ''}
      ORDER BY oldest, shop LIMIT ${first}`,
    after ? [at, at, after.shop] : [],
  );
  return rows.map(({ shop, orders, items, oldest }) => ({
    ...{ shop, orders: Number(orders), items: Number(items) },
    oldestPaidAt: instantFrom(oldest),
  }));
}

/** Returns what is to be bought at some shops, the oldest first, at most so many items of each. One statement. */
export async function listItemsToBuy(
  em: EntityManager,
  shops: readonly string[],
  mostOfShop: number,
): Promise<ItemToBuy[]> {
  if (shops.length === 0) return [];
  const rows = await readJoinedRows<OrderItem, Beside>(
    em,
    OrderItem,
    `o.number AS order_number, o.paid_at AS order_paid_at, o.contact_name, o.remark AS order_remark,
     o.fine_photo_count, o.fine_photo_note, o.fine_photo_location`,
    `JOIN (SELECT item.id AS item_id,
                  ROW_NUMBER() OVER (PARTITION BY item.shop ORDER BY o.paid_at, o.id, item.position) AS place
             ${TO_BUY} AND item.shop IN ${placesOf(shops)}) waiting
       ON waiting.item_id = order_items.id AND waiting.place <= ${mostOfShop}
     JOIN orders o ON o.id = order_items.order_id
    ORDER BY o.paid_at, o.id, order_items.position`,
    shops,
  );
  return rows.map(({ row: item, beside }) => ({
    item,
    orderNumber: beside.order_number,
    paidAt: instantFrom(beside.order_paid_at),
    contactName: beside.contact_name,
    orderRemark: beside.order_remark,
    finePhotoCount: beside.fine_photo_count,
    finePhotoNote: beside.fine_photo_note,
    finePhotoLocation: beside.fine_photo_location,
  }));
}

interface Beside {
  readonly order_number: string;
  readonly order_paid_at: Date | string;
  readonly contact_name: string;
  readonly order_remark: string;
  readonly fine_photo_count: number;
  readonly fine_photo_note: string;
  readonly fine_photo_location: string;
}
