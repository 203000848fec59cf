import { invariant } from '../../platform/db/invariant';
import { systemAccounts } from './ledger.accounts';

/** Money is never made or lost: each entry has at least two postings, and they cancel out. */
export const everyEntrySumsToZero = invariant(
  'every entry sums to zero',
  `SELECT e.id AS entry, e.kind AS kind, COUNT(p.id) AS postings, SUM(p.amount) AS total
     FROM journal_entries e
     LEFT JOIN postings p ON p.entry_id = e.id
    GROUP BY e.id, e.kind
   HAVING COUNT(p.id) < 2 OR SUM(p.amount) <> 0`,
);

const known = systemAccounts.map((code) => `'${code}'`).join(', ');

/** Nothing is booked on an account that nobody opened. */
export const everyPostingHasAnAccount = invariant(
  'every posting has an account',
  `SELECT p.id AS posting, p.account_code AS account
     FROM postings p
     LEFT JOIN ledger_accounts a ON a.code = p.account_code
    WHERE a.code IS NULL AND p.account_code NOT IN (${known})`,
);

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

export const noNegativeBalance = invariant(
  'no balance is negative',
  `SELECT a.code AS account, a.balance AS balance FROM ledger_accounts a WHERE a.balance < 0
    UNION ALL
   SELECT r.number AS account, r.balance_after AS balance FROM fund_records r
    WHERE r.balance_after < 0`,
);

/** Only what is there can be held, and nothing that was given back stays held. */
export const noHoldBeyondBalance = invariant(
  'every hold lies between zero and the balance',
  `SELECT a.code AS account, a.balance AS balance, a.held AS held FROM ledger_accounts a
    WHERE a.held < 0 OR (a.user_id IS NOT NULL AND a.held > a.balance)`,
);

/** Who deleted their account can neither spend nor withdraw. The books are right: nobody else has to wait. */
export const noClosedAccountHasABalance = invariant(
  'no closed account has a balance',
  `SELECT a.code AS account, a.balance AS balance, a.held AS held FROM ledger_accounts a
    WHERE a.closed_at IS NOT NULL AND (a.balance <> 0 OR a.held <> 0)`,
  { freezesPayments: false },
);

export const everyShopperHasAFund = invariant(
  'every shopper has one fund',
  `SELECT u.id AS shopper, COUNT(a.code) AS funds
     FROM users u
     LEFT JOIN ledger_accounts a ON a.user_id = u.id
    GROUP BY u.id
   HAVING COUNT(a.code) <> 1`,
);

/** What the shopper reads in the fund details is what was booked: no line more, none less. */
export const everyFundPostingHasItsRecord = invariant(
  'every posting of a fund has its fund record',
  `SELECT p.id AS posting, COUNT(r.id) AS records
     FROM postings p
     JOIN ledger_accounts a ON a.code = p.account_code
     LEFT JOIN fund_records r
       ON r.entry_id = p.entry_id AND r.user_id = a.user_id AND r.amount = p.amount
    GROUP BY p.id
   HAVING COUNT(r.id) <> 1`,
);

/** Compared so that the entry finds the posting: by account each record would meet all of its fund's. */
export const everyFundRecordHasItsPosting = invariant(
  'every fund record has its posting',
  `SELECT r.number AS record, COUNT(p.id) AS postings
     FROM fund_records r
     LEFT JOIN postings p
       ON p.entry_id = r.entry_id AND p.amount = r.amount AND SUBSTR(p.account_code, 6) = r.user_id
    GROUP BY r.id, r.number
   HAVING COUNT(p.id) <> 1`,
);
