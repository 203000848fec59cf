import { invariant } from '../../../platform/db/invariant';
import { statusList } from '../../../platform/db/status-list';
import { withdrawalStatusesThat } from './withdrawal.statuses';

const givenUp = statusList(withdrawalStatusesThat(({ isGivenUp }) => isGivenUp));

/** A completed withdrawal left the fund once and in full. */
export const everyCompletedWithdrawalIsBooked = invariant(
  'every completed withdrawal has one entry of its amount, and no other has any',
  `SELECT w.number AS number, w.status AS status, COUNT(e.id) AS entries, SUM(t.amount) AS booked
     FROM withdrawals w
     LEFT JOIN journal_entries e ON e.reference_id = w.id AND e.kind = 'WITHDRAWAL'
     LEFT JOIN ledger_accounts a ON a.user_id = w.user_id
     LEFT JOIN postings t ON t.entry_id = e.id AND t.account_code = a.code
    GROUP BY w.id, w.number, w.status, w.amount
   HAVING (w.status = 'COMPLETED' AND (COUNT(e.id) <> 1 OR SUM(t.amount) <> -w.amount))
       OR (w.status <> 'COMPLETED' AND COUNT(e.id) > 0)`,
);

/** A withdrawal by card equals the sum of its parts, to the fen. */
export const everyCardWithdrawalIsItsParts = invariant(
  'every withdrawal by card is the sum of its parts',
  `SELECT w.number AS number, w.amount AS amount, SUM(p.amount) AS parts
     FROM withdrawals w
     LEFT JOIN withdrawal_parts p ON p.withdrawal_id = w.id
    WHERE w.method = 'CARD'
    GROUP BY w.id, w.number, w.amount
   HAVING COALESCE(SUM(p.amount), 0) <> w.amount`,
);

/** A card gets back at most what it paid, and every return is recorded. */
export const noCardGetsBackMoreThanItPaid = invariant(
  'no card gets back more than it paid',
  `SELECT c.id AS checkout, c.amount AS amount, c.returned_amount AS returned, SUM(p.amount) AS parts
     FROM checkouts c
     LEFT JOIN (SELECT q.checkout_id, q.amount FROM withdrawal_parts q
                  JOIN withdrawals w ON w.id = q.withdrawal_id
                   AND w.status NOT IN ${givenUp}) p ON p.checkout_id = c.id
    GROUP BY c.id, c.amount, c.returned_amount
   HAVING c.returned_amount <> COALESCE(SUM(p.amount), 0) OR c.returned_amount > c.amount`,
);
