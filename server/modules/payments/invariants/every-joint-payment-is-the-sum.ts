import { invariant } from '../../../platform/db/invariant';

/** All or none: what was charged together is what its orders were charged. */
export const everyJointPaymentIsTheSum = invariant(
  'every joint payment is the sum of the payments it consists of',
  `SELECT j.number AS number, j.amount AS amount, SUM(p.amount) AS paid
     FROM joint_payments j
     LEFT JOIN payments p
       ON p.joint_payment_id = j.id AND p.user_id = j.user_id AND p.status = 'CAPTURED'
    GROUP BY j.id, j.number, j.amount
   HAVING COUNT(p.id) = 0 OR SUM(p.amount) <> j.amount`,
);
