import { invariant } from '../../../platform/db/invariant';

/** A refunded order has all its money back; any other keeps what was not refunded item by item. */
export const everyRefundedOrderGotItsMoneyBack = invariant(
  'every refunded order got all its money back, and no other order did more than its items',
  `SELECT o.number AS number, o.status AS status, SUM(p.amount) AS kept
     FROM orders o
     JOIN journal_entries e ON e.reference_id = o.id
     JOIN postings p ON p.entry_id = e.id AND p.account_code = 'orders'
    GROUP BY o.id, o.number, o.status
   HAVING SUM(p.amount) < 0
       OR (o.status = 'REFUNDED' AND SUM(p.amount) <> 0)
       OR (o.status <> 'REFUNDED'
           AND SUM(CASE WHEN e.kind = 'ORDER_REFUND' THEN 1 ELSE 0 END) > 0)`,
);

export const everyCancelledPackageGotItsFeeBack = invariant(
  'every cancelled package got its fee back, and no other package did',
  `SELECT k.number AS number, k.status AS status, COUNT(e.id) AS refunds, SUM(p.total) AS refunded
     FROM packages k
     LEFT JOIN journal_entries e ON e.reference_id = k.id AND e.kind = 'PACKAGE_REFUND'
     LEFT JOIN (SELECT entry_id, SUM(amount) AS total FROM postings
                 WHERE account_code IN ('shipping', 'storage') GROUP BY entry_id) p
       ON p.entry_id = e.id
    GROUP BY k.id, k.number, k.status, k.logistics_fee
   HAVING COUNT(e.id) <> CASE WHEN k.status = 'CANCELLED' THEN 1 ELSE 0 END
       OR SUM(p.total) <> -k.logistics_fee`,
);
