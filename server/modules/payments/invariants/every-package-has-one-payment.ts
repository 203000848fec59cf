import { invariant } from '../../../platform/db/invariant';

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

/** A packing plan that was paid became a package, and no other plan did. */
export const everyPaidPlanIsAPackage = invariant(
  'every paid packing plan is one package, and no other plan is any',
  `SELECT n.number AS number, n.status AS status, COUNT(k.id) AS packages
     FROM packing_plans n
     LEFT JOIN packages k ON k.packing_plan_id = n.id
    GROUP BY n.id, n.number, n.status
   HAVING COUNT(k.id) <> CASE WHEN n.status = 'PAID' THEN 1 ELSE 0 END`,
);
