import { invariant, unindexed } from '../../platform/db/invariant';
import { statusList } from '../../platform/db/status-list';
import { orderStatusesThat } from '../orders/public';

const unpaid = statusList(orderStatusesThat(({ isPaid }) => !isPaid));

/** Status and ledger tell the same: paid once, later differences too, and in full; or not at all. */
export const everyPaidOrderHasOnePaymentEntry = invariant(
  'every paid order has one payment entry, and no other order has any',
  `SELECT o.number AS number, o.status AS status, o.amount AS amount,
          SUM(CASE WHEN e.kind = 'ORDER_PAYMENT' THEN 1 ELSE 0 END) AS payments, SUM(p.amount) AS paid
     FROM orders o
     LEFT JOIN journal_entries e
       ON e.reference_id = o.id AND e.kind IN ('ORDER_PAYMENT', 'DIFFERENCE_PAYMENT')
     LEFT JOIN postings p ON p.entry_id = e.id AND ${unindexed('p.account_code')} = 'orders'
    GROUP BY o.id, o.number, o.status, o.amount
   HAVING (o.status IN ${unpaid} AND COUNT(p.id) > 0)
       OR (o.status NOT IN ${unpaid} AND 
           (SUM(CASE WHEN e.kind = 'ORDER_PAYMENT' THEN 1 ELSE 0 END) <> 1
            OR SUM(p.amount) <> o.amount))`,
);

/** What was captured for an order: for itself, and for differences of its items. */
const paymentsOfOrders = `
  SELECT c.id AS id, c.target_id AS order_id, 1 AS is_first, c.amount AS amount,
         c.balance_deduction AS balance_deduction
    FROM payments c WHERE c.target_kind = 'ORDER' AND c.status = 'CAPTURED'
   UNION ALL
  SELECT c.id AS id, q.order_id AS order_id, 0 AS is_first, c.amount AS amount,
         c.balance_deduction AS balance_deduction
    FROM payments c
    JOIN order_questions q ON q.id = c.target_id
   WHERE c.target_kind = 'QUESTION' AND c.status = 'CAPTURED'`;

/** The shopper's payment, the order's amounts and its status tell the same. */
export const everyPaidOrderHasOneCapturedPayment = invariant(
  'every paid order has one captured payment, and no other order has any',
  `SELECT o.number AS number, o.status AS status, COUNT(p.id) AS payments, SUM(p.amount) AS paid
     FROM orders o
     LEFT JOIN (${paymentsOfOrders}) p ON p.order_id = o.id
    GROUP BY o.id, o.number, o.status, o.amount, o.balance_deduction
   HAVING COALESCE(SUM(p.is_first), 0) <> CASE WHEN o.status IN ${unpaid} THEN 0 ELSE 1 END
       OR SUM(p.amount) <> o.amount OR SUM(p.balance_deduction) <> o.balance_deduction`,
);

/** What costs more is bought because its difference was paid, once and in full. */
export const everyAcceptedRiseIsPaid = invariant(
  'every accepted rise of a price has one captured payment, and no other question has any',
  `SELECT q.id AS question, q.status AS status, COUNT(p.id) AS payments
     FROM order_questions q
     LEFT JOIN payments p
       ON p.target_kind = 'QUESTION' AND p.target_id = q.id AND p.status = 'CAPTURED'
      AND p.amount = q.difference
    GROUP BY q.id, q.status, q.difference
   HAVING COUNT(p.id) <> CASE WHEN q.status = 'ACCEPTED' AND q.difference > 0 THEN 1 ELSE 0 END`,
);

/** What is held of a balance waits for the rest of a payment or for being sent back, to the fen. */
export const everyHoldWaitsForAPayment = invariant(
  'every hold is what pending payments and withdrawals take from the balance',
  `SELECT a.code AS account, a.held AS held, COALESCE(SUM(p.amount), 0) AS pending
     FROM ledger_accounts a
     LEFT JOIN (SELECT user_id, balance_deduction AS amount FROM payments WHERE status = 'PENDING'
                 UNION ALL
                SELECT user_id, amount FROM withdrawals WHERE status IN ('PENDING', 'SENDING')) p
       ON p.user_id = a.user_id
    WHERE a.user_id IS NOT NULL
    GROUP BY a.code, a.held
   HAVING a.held <> COALESCE(SUM(p.amount), 0)`,
);

/**
 * A recharge was credited once and in full, or not at all. By remittance what came is credited, which
 * may differ from what was told; what a card paid for something else is credited where that was gone.
 */
export const everyRechargeIsCreditedOnce = invariant(
  'every captured recharge has one entry of what it credited, no pending one has any',
  `SELECT p.number AS number, p.status AS status, COUNT(e.id) AS entries, SUM(t.amount) AS credited
     FROM payments p
     LEFT JOIN journal_entries e ON e.reference_id = p.id AND e.kind = 'RECHARGE'
     LEFT JOIN ledger_accounts a ON a.user_id = p.user_id
     LEFT JOIN postings t ON t.entry_id = e.id AND t.account_code = a.code
    WHERE p.target_kind = 'RECHARGE' OR p.credited_amount IS NOT NULL
    GROUP BY p.id, p.number, p.status, p.target_kind, p.method, p.amount, p.actual_payment,
             p.credited_amount
   HAVING (p.target_kind = 'RECHARGE' AND p.status = 'CAPTURED' AND COUNT(e.id) <> 1)
       OR (p.status = 'PENDING' AND COUNT(e.id) > 0)
       OR COUNT(e.id) > 1
       OR COALESCE(SUM(t.amount), 0) <> COALESCE(p.credited_amount, 0)
       OR (p.method = 'CARD' AND p.credited_amount IS NOT NULL AND p.credited_amount <>
           CASE WHEN p.target_kind = 'RECHARGE' THEN p.amount ELSE p.actual_payment END)`,
);

/** The gateway's name for the money, by which anybody can find it there: one for each, and no money without. */
export const everyCardRechargeHasItsReference = invariant(
  'every captured recharge by card has one reference of the gateway, and no other has it',
  `SELECT p.number AS number, c.status AS checkout, c.reference AS reference, COUNT(q.id) AS payments
     FROM payments p
     LEFT JOIN checkouts c ON c.id = p.checkout_id
     LEFT JOIN checkouts d ON d.gateway = c.gateway AND d.reference = c.reference
     LEFT JOIN payments q ON q.checkout_id = d.id
    WHERE p.target_kind = 'RECHARGE' AND p.method = 'CARD' AND p.status = 'CAPTURED'
    GROUP BY p.id, p.number, c.status, c.reference
   HAVING c.status IS NULL OR c.status <> 'PAID' OR COUNT(q.id) <> 1`,
);

/** What a gateway collected was booked, to the fen and once. */
export const everyPaidCheckoutIsBooked = invariant(
  'every paid checkout is booked at the gateway, and no other is',
  `SELECT c.id AS checkout, c.status AS status, c.amount AS amount, COALESCE(SUM(t.amount), 0) AS booked
     FROM checkouts c
     JOIN payments p ON p.checkout_id = c.id
     LEFT JOIN journal_entries e
       ON (e.reference_id = p.id AND e.kind = 'RECHARGE')
       OR (p.status = 'CAPTURED' AND e.idempotency_key = CONCAT('pay:', p.target_id))
     LEFT JOIN postings t ON t.entry_id = e.id AND ${unindexed('t.account_code')} = 'gateway-clearing'
    GROUP BY c.id, c.status, c.amount
   HAVING COALESCE(SUM(t.amount), 0) <> CASE WHEN c.status = 'PAID' THEN -c.amount ELSE 0 END`,
);

/** All or none: what is collected together is the sum of its orders, and none waits alone. */
export const everyJointPaymentIsTheSum = invariant(
  'every joint payment is the sum of the payments it consists of',
  `SELECT j.number AS number, j.amount AS amount, SUM(p.amount) AS paid
     FROM joint_payments j
     LEFT JOIN payments p ON p.joint_payment_id = j.id AND p.user_id = j.user_id
    GROUP BY j.id, j.number, j.amount
   HAVING COUNT(p.id) = 0 OR SUM(p.amount) <> j.amount
       OR SUM(CASE WHEN p.status = 'PENDING' THEN 1 ELSE 0 END) NOT IN (0, COUNT(p.id))
       OR SUM(CASE WHEN p.status = 'FAILED' AND p.checkout_id IS NULL THEN 1 ELSE 0 END) > 0`,
);

/** A package exists because its packing plan was paid, once and in full. */
export const everyPackageHasOnePaymentEntry = invariant(
  'every package has one payment entry of its fee',
  `SELECT k.number AS number, k.logistics_fee AS fee, COUNT(e.id) AS payments, SUM(p.total) AS paid
     FROM packages k
     LEFT JOIN journal_entries e
       ON e.reference_id = k.packing_plan_id AND e.kind = 'PACKAGE_PAYMENT'
     LEFT JOIN (SELECT entry_id, SUM(amount) AS total FROM postings
                 WHERE account_code IN ('shipping', 'storage') GROUP BY entry_id) p
       ON p.entry_id = e.id
    GROUP BY k.id, k.number, k.logistics_fee
   HAVING COUNT(e.id) <> 1 OR SUM(p.total) <> k.logistics_fee`,
);

/** The package tells how it was paid, as its payment does. */
export const everyPackageTellsItsPayment = invariant(
  'every package has one captured payment, and tells what came from where',
  `SELECT k.number AS number, COUNT(p.id) AS payments
     FROM packages k
     LEFT JOIN payments p
       ON p.target_kind = 'PACKING_PLAN' AND p.target_id = k.packing_plan_id
      AND p.status = 'CAPTURED' AND p.amount = k.logistics_fee
      AND p.balance_deduction = k.balance_deduction AND p.discount = k.payment_method_discount
      AND p.handling_fee = k.handling_fee AND p.actual_payment = k.actual_payment
    GROUP BY k.id, k.number
   HAVING COUNT(p.id) <> 1`,
);

/** A packing plan that was paid became a package, and no other plan did. */
export const everyPaidPlanIsAPackage = invariant(
  'every paid packing plan is one package, and no other plan is any',
  `SELECT n.number AS number, n.status AS status, COUNT(k.id) AS packages
     FROM packing_plans n
     LEFT JOIN packages k ON k.packing_plan_id = n.id
    GROUP BY n.id, n.number, n.status
   HAVING COUNT(k.id) <> CASE WHEN n.status = 'PAID' THEN 1 ELSE 0 END`,
);
