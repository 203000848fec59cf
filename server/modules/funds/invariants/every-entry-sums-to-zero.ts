import { invariant } from '../../../platform/db/invariant';

/** Money is never made or lost: each entry has at least two postings, and they cancel out. */
export const everyEntrySumsToZero = invariant(
  'every entry sums to zero',
  `SELECT e.id AS entry, e.kind AS kind, COUNT(p.id) AS postings, SUM(p.amount) AS total
     FROM journal_entries e
     LEFT JOIN postings p ON p.entry_id = e.id
    GROUP BY e.id, e.kind
   HAVING COUNT(p.id) < 2 OR SUM(p.amount) <> 0`,
);
