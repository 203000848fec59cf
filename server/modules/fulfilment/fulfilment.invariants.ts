import { incremental, unindexed } from '../../platform/db/invariant';

/** Orders that were placed, or of which something was booked. */
const recentOrders = `
  SELECT id FROM orders WHERE id >= ?
   UNION
  SELECT reference_id AS id FROM journal_entries WHERE id >= ?`;

/** A refunded order has all its money refunded; any other keeps what was not refunded item by item. */
export const everyRefundedOrderGotItsMoneyBack = incremental(
  'every refunded order got all its money back, and no other order did more than its items',
  recentOrders,
  ({ from }) => `SELECT o.number AS number, o.status AS status, SUM(p.amount) AS kept
     FROM ${from('orders', 'o')}
     JOIN journal_entries e ON e.reference_id = o.id
     JOIN postings p ON p.entry_id = e.id AND ${unindexed('p.account_code')} = 'orders'
    GROUP BY o.id, o.number, o.status
   HAVING SUM(p.amount) < 0
       OR (o.status = 'REFUNDED' AND SUM(p.amount) <> 0)
       OR (o.status <> 'REFUNDED'
           AND SUM(CASE WHEN e.kind = 'ORDER_REFUND' THEN 1 ELSE 0 END) > 0)`,
);

/** The refunds of an order equal those in the ledger, and never exceed its payment. */
export const noOrderReturnsMoreThanWasPaid = incremental(
  'every order knows what returned of it, and no more did than was paid',
  recentOrders,
  ({
    from,
  }) => `SELECT o.number AS number, o.refunded_amount AS refunded, COALESCE(SUM(p.amount), 0) AS booked
     FROM ${from('orders', 'o')}
     LEFT JOIN journal_entries e ON e.reference_id = o.id
      AND e.kind IN ('ORDER_REFUND', 'ITEM_REFUND', 'DIFFERENCE_REFUND')
     LEFT JOIN postings p ON p.entry_id = e.id
      AND ${unindexed('p.account_code')} IN ('orders', 'discounts')
    GROUP BY o.id, o.number, o.refunded_amount, o.balance_deduction, o.actual_payment, o.handling_fee
   HAVING COALESCE(SUM(p.amount), 0) <> -o.refunded_amount
       OR o.refunded_amount > o.balance_deduction + o.actual_payment - o.handling_fee`,
);

export const everyCancelledPackageReturnedWhatWasPaid = incremental(
  'every cancelled package returned what was paid for it, and no other package did',
  `SELECT id FROM packages WHERE id >= ?
    UNION
   SELECT reference_id AS id FROM journal_entries WHERE id >= ?`,
  ({ from }) => `SELECT k.number AS number, k.status AS status,
          COUNT(DISTINCT e.id) AS refunds, SUM(p.amount) AS refunded
     FROM ${from('packages', 'k')}
     LEFT JOIN journal_entries e ON e.reference_id = k.id AND e.kind = 'PACKAGE_REFUND'
     LEFT JOIN postings p ON p.entry_id = e.id
      AND ${unindexed('p.account_code')} IN ('shipping', 'storage', 'discounts')
    GROUP BY k.id, k.number, k.status, k.logistics_fee, k.payment_method_discount
   HAVING COUNT(DISTINCT e.id) <> CASE WHEN k.status = 'CANCELLED' THEN 1 ELSE 0 END
       OR SUM(p.amount) <> k.payment_method_discount - k.logistics_fee`,
);

/** A stored item is either reserved in an open plan, packed in an active package, or on the shelf. */
export const everyStoredItemIsInOnePlace = incremental(
  'every stored item is in one place, as its status says',
  `SELECT id FROM stored_items WHERE id >= ?
    UNION
   SELECT id FROM stored_items WHERE packing_plan_id >= ?
    UNION
   SELECT id FROM stored_items WHERE package_id >= ?`,
  ({ from }) => `SELECT s.id AS item, s.status AS status, n.status AS plan, k.status AS package
     FROM ${from('stored_items', 's')}
     LEFT JOIN packing_plans n ON n.id = s.packing_plan_id
     LEFT JOIN packages k ON k.id = s.package_id
    WHERE (s.status = 'RESERVED' AND (n.id IS NULL OR n.status <> 'OPEN' OR k.id IS NOT NULL))
       OR (s.status = 'PACKED' AND (k.id IS NULL OR k.status = 'CANCELLED'))
       OR (s.status IN ('STORED', 'HELD', 'WITHDRAWN') AND (n.id IS NOT NULL OR k.id IS NOT NULL))`,
  { freezesPayments: false },
);
