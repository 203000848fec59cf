import { invariant } from '../../../platform/db/invariant';

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

export const everyFundRecordHasItsPosting = invariant(
  'every fund record has its posting',
  `SELECT r.number AS record, COUNT(p.id) AS postings
     FROM fund_records r
     LEFT JOIN ledger_accounts a ON a.user_id = r.user_id
     LEFT JOIN postings p
       ON p.entry_id = r.entry_id AND p.account_code = a.code AND p.amount = r.amount
    GROUP BY r.id, r.number
   HAVING COUNT(p.id) <> 1`,
);
