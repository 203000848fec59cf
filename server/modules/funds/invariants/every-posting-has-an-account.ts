import { invariant } from '../../../platform/db/invariant';
import { systemAccounts } from '../ledger.accounts';

const known = systemAccounts.map((code) => `'${code}'`).join(', ');

/** Nothing is booked on an account that nobody opened. */
export const everyPostingHasAnAccount = invariant(
  'every posting has an account',
  `SELECT p.id AS posting, p.account_code AS account
     FROM postings p
     LEFT JOIN ledger_accounts a ON a.code = p.account_code
    WHERE a.code IS NULL AND p.account_code NOT IN (${known})`,
);
