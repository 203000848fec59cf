import { incremental } from '../../platform/db/invariant';

/** Items that were bought, and items of purchases. */
const recentItems = 'SELECT order_item_id AS id FROM shop_purchase_lines WHERE id >= ?';

export const noMorePiecesBoughtThanOrdered = incremental(
  'of no item were more pieces bought than ordered, and none that is bought completely waits to be bought',
  recentItems,
  ({
    from,
  }) => `SELECT i.id AS item, i.status AS status, i.quantity AS ordered, SUM(l.pieces) AS bought
     FROM ${from('order_items', 'i')}
     JOIN shop_purchase_lines l ON l.order_item_id = i.id
    GROUP BY i.id, i.status, i.quantity
   HAVING SUM(l.pieces) > i.quantity OR (i.status = 'ORDERED' AND SUM(l.pieces) = i.quantity)`,
  { freezesPayments: false },
);

export const everyPurchaseIsDividedAmongItsLines = incremental(
  'what was paid for the goods of every purchase is divided among its lines',
  'SELECT id FROM shop_purchases WHERE id >= ?',
  ({ from }) => `SELECT p.id AS purchase, p.goods_paid AS paid, SUM(l.price_paid) AS divided
     FROM ${from('shop_purchases', 'p')}
     LEFT JOIN shop_purchase_lines l ON l.purchase_id = p.id
    GROUP BY p.id, p.goods_paid
   HAVING SUM(l.price_paid) IS NULL OR SUM(l.price_paid) <> p.goods_paid`,
  { freezesPayments: false },
);
