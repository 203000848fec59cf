import { incremental, invariant, unindexed, type CheckedRows } from '../../platform/db/invariant';
import { statusList } from '../../platform/db/status-list';
import { orderStatusesThat } from '../orders/public';
import { paymentStatusesUnderWay } from './payment.statuses';
import { withdrawalStatusesUnderWay } from './withdrawing/withdrawal.statuses';

const unpaid = statusList(orderStatusesThat(({ isPaid }) => !isPaid));

/** Payments that were begun, or booked. */
const recentPayments = `
  SELECT id FROM payments WHERE id >= ?
   UNION
  SELECT reference_id AS id FROM journal_entries WHERE id >= ?`;

/** Orders that were placed, paid or refunded; a difference is booked for its order. */
const recentOrders = `
  SELECT id FROM orders WHERE id >= ?
   UNION
  SELECT reference_id AS id FROM journal_entries WHERE id >= ?
   UNION
  SELECT target_id AS id FROM payments WHERE id >= ?`;

/** Status and ledger agree: paid once, with later differences, and in full; or not at all. */
export const everyPaidOrderHasOnePaymentEntry = incremental(
  'every paid order has one payment entry, and no other order has any',
  recentOrders,
  ({ from }) => `SELECT o.number AS number, o.status AS status, o.amount AS amount,
          SUM(CASE WHEN e.kind = 'ORDER_PAYMENT' THEN 1 ELSE 0 END) AS payments, SUM(p.amount) AS paid
     FROM ${from('orders', 'o')}
     LEFT JOIN journal_entries e
       ON e.reference_id = o.id AND e.kind IN ('ORDER_PAYMENT', 'DIFFERENCE_PAYMENT')
     LEFT JOIN postings p ON p.entry_id = e.id AND ${unindexed('p.account_code')} = 'orders'
    GROUP BY o.id, o.number, o.status, o.amount
   HAVING (o.status IN ${unpaid} AND COUNT(p.id) > 0)
       OR (o.status NOT IN ${unpaid} AND 
           (SUM(CASE WHEN e.kind = 'ORDER_PAYMENT' THEN 1 ELSE 0 END) <> 1
            OR SUM(p.amount) <> o.amount))`,
);

/** Captured payments of an order: its own, and those of differences of its items. */
const paymentsOfOrders = (among: CheckedRows['among']) => `
  SELECT c.id AS id, c.target_id AS order_id, 1 AS is_first, c.amount AS amount,
         c.balance_deduction AS balance_deduction
    FROM payments c ${among('c.target_id')}
   WHERE c.target_kind = 'ORDER' AND c.status = 'CAPTURED'
   UNION ALL
  SELECT c.id AS id, q.order_id AS order_id, 0 AS is_first, c.amount AS amount,
         c.balance_deduction AS balance_deduction
    FROM payments c
    JOIN order_questions q ON q.id = c.target_id ${among('q.order_id')}
   WHERE c.target_kind = 'QUESTION' AND c.status = 'CAPTURED'`;

/** The shopper's payment, the order's amounts and its status agree. */
export const everyPaidOrderHasOneCapturedPayment = incremental(
  'every paid order has one captured payment, and no other order has any',
  recentOrders,
  ({
    from,
    among,
  }) => `SELECT o.number AS number, o.status AS status, COUNT(p.id) AS payments, SUM(p.amount) AS paid
     FROM ${from('orders', 'o')}
     LEFT JOIN (${paymentsOfOrders(among)}) p ON p.order_id = o.id
    GROUP BY o.id, o.number, o.status, o.amount, o.balance_deduction
   HAVING COALESCE(SUM(p.is_first), 0) <> CASE WHEN o.status IN ${unpaid} THEN 0 ELSE 1 END
       OR SUM(p.amount) <> o.amount OR SUM(p.balance_deduction) <> o.balance_deduction`,
);

/** An accepted higher price was paid, once and in full. */
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

/** The held part of a balance equals the pending payments and withdrawals, to the fen. */
export const everyHoldWaitsForAPayment = invariant(
  'every hold is what pending payments and withdrawals take from the balance',
  `SELECT a.code AS account, a.held AS held, COALESCE(SUM(p.amount), 0) AS pending
     FROM ledger_accounts a
     LEFT JOIN (SELECT user_id, balance_deduction AS amount FROM payments
                  WHERE status IN ${statusList(paymentStatusesUnderWay)}
                 UNION ALL
                SELECT user_id, amount FROM withdrawals
                  WHERE status IN ${statusList(withdrawalStatusesUnderWay)}) p
       ON p.user_id = a.user_id
    WHERE a.user_id IS NOT NULL
    GROUP BY a.code, a.held
   HAVING a.held <> COALESCE(SUM(p.amount), 0)`,
);

/**
 * A recharge was credited once and in full, or not at all. By remittance the received amount is credited,
 * which may differ from the reported one; a card payment for something else is credited if that could no
 * longer be paid.
 */
export const everyRechargeIsCreditedOnce = incremental(
  'every captured recharge has one entry of what it credited, no pending one has any',
  recentPayments,
  ({
    from,
  }) => `SELECT p.number AS number, p.status AS status, COUNT(e.id) AS entries, SUM(t.amount) AS credited
     FROM ${from('payments', 'p')}
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

/**
 * The gateway's reference, by which anybody can find the money there: each is unique, and no money is without
 * one.
 */
export const everyCardRechargeHasItsReference = incremental(
  'every captured recharge by card has one reference of the gateway, and no other has it',
  recentPayments,
  ({
    from,
  }) => `SELECT p.number AS number, c.status AS checkout, c.reference AS reference, COUNT(q.id) AS payments
     FROM ${from('payments', 'p')}
     LEFT JOIN checkouts c ON c.id = p.checkout_id
     LEFT JOIN checkouts d ON d.gateway = c.gateway AND d.reference = c.reference
     LEFT JOIN payments q ON q.checkout_id = d.id
    WHERE p.target_kind = 'RECHARGE' AND p.method = 'CARD' AND p.status = 'CAPTURED'
    GROUP BY p.id, p.number, c.status, c.reference
   HAVING c.status IS NULL OR c.status <> 'PAID' OR COUNT(q.id) <> 1`,
);

/** The amount that a gateway collected was booked, to the fen and once. */
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

/** All or none: a joint payment is the sum of its orders, and none of them is pending alone. */
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

/** Packages that were paid for: each is made by its payment. */
const recentPackages = `
  SELECT id FROM packages WHERE id >= ?
   UNION
  SELECT k.id AS id FROM journal_entries e JOIN packages k ON k.packing_plan_id = e.reference_id
   WHERE e.id >= ?`;

/** Each package has one payment of its packing plan, in full. */
export const everyPackageHasOnePaymentEntry = incremental(
  'every package has one payment entry of its fee',
  recentPackages,
  ({ from }) => `SELECT k.number AS number, k.logistics_fee AS fee,
          COUNT(DISTINCT e.id) AS payments, SUM(p.amount) AS paid
     FROM ${from('packages', 'k')}
     LEFT JOIN journal_entries e
       ON e.reference_id = k.packing_plan_id AND e.kind = 'PACKAGE_PAYMENT'
     LEFT JOIN postings p ON p.entry_id = e.id
      AND ${unindexed('p.account_code')} IN ('shipping', 'storage')
    GROUP BY k.id, k.number, k.logistics_fee
   HAVING COUNT(DISTINCT e.id) <> 1 OR SUM(p.amount) <> k.logistics_fee`,
);

/** The amounts on the package equal those of its payment. */
export const everyPackageTellsItsPayment = incremental(
  'every package has one captured payment, and tells what came from where',
  recentPackages,
  ({ from }) => `SELECT k.number AS number, COUNT(p.id) AS payments
     FROM ${from('packages', 'k')}
     LEFT JOIN payments p
       ON p.target_kind = 'PACKING_PLAN' AND p.target_id = k.packing_plan_id
      AND p.status = 'CAPTURED' AND p.amount = k.logistics_fee
      AND p.balance_deduction = k.balance_deduction AND p.discount = k.payment_method_discount
      AND p.handling_fee = k.handling_fee AND p.actual_payment = k.actual_payment
    GROUP BY k.id, k.number
   HAVING COUNT(p.id) <> 1`,
);

/** Every paid packing plan became a package, and no other plan did. */
export const everyPaidPlanIsAPackage = invariant(
  'every paid packing plan is one package, and no other plan is any',
  `SELECT n.number AS number, n.status AS status, COUNT(k.id) AS packages
     FROM packing_plans n
     LEFT JOIN packages k ON k.packing_plan_id = n.id
    GROUP BY n.id, n.number, n.status
   HAVING COUNT(k.id) <> CASE WHEN n.status = 'PAID' THEN 1 ELSE 0 END`,
);
