import { invariant } from '../../../platform/db/invariant';

const unpaid = "('PENDING_PAYMENT', 'CANCELLED')";

/** An order's status and the ledger tell the same: paid once in full, or not at all. */
export const everyPaidOrderHasOnePaymentEntry = invariant(
  'every paid order has one payment entry, and no other order has any',
  `SELECT o.number AS number, o.status AS status, o.amount AS amount,
          COUNT(p.id) AS payments, SUM(p.amount) AS paid
     FROM orders o
     LEFT JOIN journal_entries e ON e.reference_id = o.id AND e.kind = 'ORDER_PAYMENT'
     LEFT JOIN postings p ON p.entry_id = e.id AND p.account_code = 'orders'
    GROUP BY o.id, o.number, o.status, o.amount
   HAVING (o.status IN ${unpaid} AND COUNT(p.id) > 0)
       OR (o.status NOT IN ${unpaid} AND (COUNT(p.id) <> 1 OR SUM(p.amount) <> o.amount))`,
);

/** The shopper's payment, the order's amounts and its status tell the same. */
export const everyPaidOrderHasOneCapturedPayment = invariant(
  'every paid order has one captured payment, and no other order has any',
  `SELECT o.number AS number, o.status AS status, COUNT(p.id) AS payments
     FROM orders o
     LEFT JOIN payments p
       ON p.target_kind = 'ORDER' AND p.target_id = o.id AND p.status = 'CAPTURED'
      AND p.amount = o.amount AND p.balance_deduction = o.balance_deduction
    GROUP BY o.id, o.number, o.status
   HAVING COUNT(p.id) <> CASE WHEN o.status IN ${unpaid} THEN 0 ELSE 1 END`,
);
