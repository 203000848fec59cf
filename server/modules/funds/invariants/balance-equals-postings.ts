import { invariant } from '../../../platform/db/invariant';

/** The balance column is a cache; its truth is the sum of the fund's postings. */
export const balanceEqualsPostings = invariant(
  'every balance equals the sum of its postings',
  `SELECT a.code AS account, a.balance AS balance, COALESCE(SUM(p.amount), 0) AS postings
     FROM ledger_accounts a
     LEFT JOIN postings p ON p.account_code = a.code
    WHERE a.user_id IS NOT NULL
    GROUP BY a.code, a.balance
   HAVING a.balance IS NULL OR a.balance <> COALESCE(SUM(p.amount), 0)`,
);
