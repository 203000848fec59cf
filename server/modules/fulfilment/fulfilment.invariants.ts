import { invariant, unindexed } from '../../platform/db/invariant';

/** A refunded order has all its money back; any other keeps what was not refunded item by item. */
export const everyRefundedOrderGotItsMoneyBack = invariant(
  'every refunded order got all its money back, and no other order did more than its items',
  `SELECT o.number AS number, o.status AS status, SUM(p.amount) AS kept
     FROM orders o
     JOIN journal_entries e ON e.reference_id = o.id
     JOIN postings p ON p.entry_id = e.id AND ${unindexed('p.account_code')} = 'orders'
    GROUP BY o.id, o.number, o.status
   HAVING SUM(p.amount) < 0
       OR (o.status = 'REFUNDED' AND SUM(p.amount) <> 0)
       OR (o.status <> 'REFUNDED'
           AND SUM(CASE WHEN e.kind = 'ORDER_REFUND' THEN 1 ELSE 0 END) > 0)`,
);

/** What an order returned is what the ledger says, and never more than was paid for it. */
export const noOrderReturnsMoreThanWasPaid = invariant(
  'every order knows what returned of it, and no more did than was paid',
  `SELECT o.number AS number, o.refunded_amount AS refunded, COALESCE(SUM(p.amount), 0) AS booked
     FROM orders o
     LEFT JOIN journal_entries e ON e.reference_id = o.id
      AND e.kind IN ('ORDER_REFUND', 'ITEM_REFUND', 'DIFFERENCE_REFUND')
     LEFT JOIN postings p ON p.entry_id = e.id
      AND ${unindexed('p.account_code')} IN ('orders', 'discounts')
    GROUP BY o.id, o.number, o.refunded_amount, o.balance_deduction, o.actual_payment, o.handling_fee
   HAVING COALESCE(SUM(p.amount), 0) <> -o.refunded_amount
       OR o.refunded_amount > o.balance_deduction + o.actual_payment - o.handling_fee`,
);

export const everyCancelledPackageReturnedWhatWasPaid = invariant(
  'every cancelled package returned what was paid for it, and no other package did',
  `SELECT k.number AS number, k.status AS status, COUNT(e.id) AS refunds, SUM(p.total) AS refunded
     FROM packages k
     LEFT JOIN journal_entries e ON e.reference_id = k.id AND e.kind = 'PACKAGE_REFUND'
     LEFT JOIN (SELECT entry_id, SUM(amount) AS total FROM postings
                 WHERE account_code IN ('shipping', 'storage', 'discounts') GROUP BY entry_id) p
       ON p.entry_id = e.id
    GROUP BY k.id, k.number, k.status, k.logistics_fee, k.payment_method_discount
   HAVING COUNT(e.id) <> CASE WHEN k.status = 'CANCELLED' THEN 1 ELSE 0 END
       OR SUM(p.total) <> k.payment_method_discount - k.logistics_fee`,
);

/** Reserved in an open plan, packed in a living package, or on the shelf: never two of them. */
export const everyStoredItemIsInOnePlace = invariant(
  'every stored item is in one place, as its status says',
  `SELECT s.id AS item, s.status AS status, n.status AS plan, k.status AS package
     FROM stored_items s
     LEFT JOIN packing_plans n ON n.id = s.packing_plan_id
     LEFT JOIN packages k ON k.id = s.package_id
    WHERE (s.status = 'RESERVED' AND (n.id IS NULL OR n.status <> 'OPEN' OR k.id IS NOT NULL))
       OR (s.status = 'PACKED' AND (k.id IS NULL OR k.status = 'CANCELLED'))
       OR (s.status IN ('STORED', 'HELD', 'WITHDRAWN') AND (n.id IS NOT NULL OR k.id IS NOT NULL))`,
  { freezesPayments: false },
);
