import { invariant } from '../../../platform/db/invariant';

export const everyShopperHasAFund = invariant(
  'every shopper has one fund',
  `SELECT u.id AS shopper, COUNT(a.code) AS funds
     FROM users u
     LEFT JOIN ledger_accounts a ON a.user_id = u.id
    GROUP BY u.id
   HAVING COUNT(a.code) <> 1`,
);
