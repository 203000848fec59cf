import { invariant } from '../../../platform/db/invariant';

export const noNegativeBalance = invariant(
  'no balance is negative',
  `SELECT a.code AS account, a.balance AS balance FROM ledger_accounts a WHERE a.balance < 0
    UNION ALL
   SELECT r.number AS account, r.balance_after AS balance FROM fund_records r
    WHERE r.balance_after < 0`,
);
