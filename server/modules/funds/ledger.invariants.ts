import type { EntityManager } from 'typeorm';
import { smallestIdAt } from '../../kernel/ids';
import { incremental, invariant, violationsIn, type Invariant } from '../../platform/db/invariant';
import { accountsOf, totalColumns, type SpendingKind } from './fund-totals';
import { systemAccounts } from './ledger.accounts';

/** Postings and fund records are written with their entry. */
const recentEntries = 'SELECT id FROM journal_entries WHERE id >= ?';

/** Money is never created or lost: each entry has at least two postings that sum to zero. */
export const everyEntrySumsToZero = incremental(
  'every entry sums to zero',
  recentEntries,
  ({
    from,
  }) => `SELECT e.id AS entry, e.kind AS kind, COUNT(p.id) AS postings, SUM(p.amount) AS total
     FROM ${from('journal_entries', 'e')}
     LEFT JOIN postings p ON p.entry_id = e.id
    GROUP BY e.id, e.kind
   HAVING COUNT(p.id) < 2 OR SUM(p.amount) <> 0`,
);

const known = systemAccounts.map((code) => `'${code}'`).join(', ');

/** Every posting is on an existing account. */
export const everyPostingHasAnAccount = incremental(
  'every posting has an account',
  recentEntries,
  ({ from }) => `SELECT p.id AS posting, p.account_code AS account
     FROM ${from('postings', 'p', 'entry_id')}
     LEFT JOIN ledger_accounts a ON a.code = p.account_code
    WHERE a.code IS NULL AND p.account_code NOT IN (${known})`,
);

/** Funds that moved, and those whose balance is not the one beside their last record: any altered balance. */
const recentFunds = `
  SELECT fund_code AS id FROM journal_entries WHERE id >= ? AND fund_code IS NOT NULL
   UNION
  SELECT a.code AS id FROM ledger_accounts a
   WHERE a.user_id IS NOT NULL AND (a.balance IS NULL OR a.balance <> COALESCE(
     (SELECT r.balance_after
        FROM journal_entries e JOIN fund_records r ON r.entry_id = e.id
       WHERE e.fund_code = a.code
       ORDER BY e.chain_position DESC LIMIT 1), 0))`;

/** The balance column is a cache of the sum of the fund's postings. */
export const balanceEqualsPostings = incremental(
  'every balance equals the sum of its postings',
  recentFunds,
  ({
    from,
  }) => `SELECT a.code AS account, a.balance AS balance, COALESCE(SUM(p.amount), 0) AS postings
     FROM ${from('ledger_accounts', 'a', 'code')}
     LEFT JOIN postings p ON p.account_code = a.code
    WHERE a.user_id IS NOT NULL
    GROUP BY a.code, a.balance
   HAVING a.balance IS NULL OR a.balance <> COALESCE(SUM(p.amount), 0)`,
);

export const noNegativeBalance = incremental(
  'no balance is negative',
  recentEntries,
  ({
    from,
  }) => `SELECT a.code AS account, a.balance AS balance FROM ledger_accounts a WHERE a.balance < 0
    UNION ALL
   SELECT r.number AS account, r.balance_after AS balance
     FROM ${from('fund_records', 'r', 'entry_id')}
    WHERE r.balance_after < 0`,
);

/** Only available money can be held, and no released amount stays held. */
export const noHoldBeyondBalance = invariant(
  'every hold lies between zero and the balance',
  `SELECT a.code AS account, a.balance AS balance, a.held AS held FROM ledger_accounts a
    WHERE a.held < 0 OR (a.user_id IS NOT NULL AND a.held > a.balance)`,
);

/**
 * The owner of a deleted account can neither spend nor withdraw. The ledger itself is consistent, so payments
 * are not frozen.
 */
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

/** The shopper's fund details show exactly the booked entries. */
export const everyFundPostingHasItsRecord = incremental(
  'every posting of a fund has its fund record',
  recentEntries,
  ({ from }) => `SELECT p.id AS posting, COUNT(r.id) AS records
     FROM ${from('postings', 'p', 'entry_id')}
     JOIN ledger_accounts a ON a.code = p.account_code
     LEFT JOIN fund_records r
       ON r.entry_id = p.entry_id AND r.user_id = a.user_id AND r.amount = p.amount
    GROUP BY p.id
   HAVING COUNT(r.id) <> 1`,
);

/**
 * Joined by entry, so that an index finds the posting: by account each record would match all of its fund's.
 */
export const everyFundRecordHasItsPosting = incremental(
  'every fund record has its posting',
  recentEntries,
  ({ from }) => `SELECT r.number AS record, COUNT(p.id) AS postings
     FROM ${from('fund_records', 'r', 'entry_id')}
     LEFT JOIN postings p
       ON p.entry_id = r.entry_id AND p.amount = r.amount AND SUBSTR(p.account_code, 6) = r.user_id
    GROUP BY r.id, r.number
   HAVING COUNT(p.id) <> 1`,
);

/**
 * The balance beside each record is the sum of all records up to it: that of the record before and the
 * record's own amount, in the order of the chain.
 */
export const everyRecordGoesOnFromTheOneBefore: Invariant = {
  name: 'every balance beside a fund record is the one before it and its amount',
  findViolations: (em) => findWrongBalances(em, ''),
  findSince: (em, since) => findWrongBalances(em, smallestIdAt(since.getTime())),
};

const upToHere = (sum: string, column: string) =>
  `MAX(e.${column}) <> COALESCE(MAX(prior.${column}), 0) + ${sum}`;
const sumOf = (condition: string) => `COALESCE(SUM(CASE WHEN ${condition} ELSE 0 END), 0)`;
const ofFund = 'p.account_code = e.fund_code';
const spentOn = (kind: SpendingKind) =>
  sumOf(
    `p.account_code IN (${accountsOf[kind].map((code) => `'${code}'`).join(', ')}) THEN p.amount`,
  );
const totals = [
  upToHere(sumOf(`${ofFund} THEN 1`), totalColumns.totalRecords),
  upToHere(sumOf(`${ofFund} AND p.amount > 0 THEN p.amount`), totalColumns.totalIncoming),
  upToHere(sumOf(`${ofFund} AND p.amount < 0 THEN -p.amount`), totalColumns.totalOutgoing),
  upToHere(spentOn('GOODS'), totalColumns.totalGoods),
  upToHere(spentOn('SHIPPING'), totalColumns.totalShipping),
  upToHere(spentOn('STORAGE'), totalColumns.totalStorage),
  upToHere(spentOn('FEES'), totalColumns.totalFees),
];

/** The difference of two entries, which the fund's page shows, is the sum over all entries between them. */
export const everyTotalGoesOnFromTheOneBefore = incremental(
  'the totals of every entry are those of the one before and its postings',
  recentEntries,
  ({ from }) => `SELECT e.id AS entry, e.fund_code AS fund, e.chain_position AS place
     FROM ${from('journal_entries', 'e')}
     LEFT JOIN journal_entries prior
       ON prior.fund_code = e.fund_code AND prior.chain_position = e.chain_position - 1
     LEFT JOIN postings p ON p.entry_id = e.id
    WHERE e.chain_position IS NOT NULL
    GROUP BY e.id, e.fund_code, e.chain_position
   HAVING ${totals.join(' OR ')}`,
  // The chain and the postings are right, or say so themselves: nobody spends by the totals.
  { freezesPayments: false },
);

/**
 * Returns the SELECT of records that do not go on from the one before, among the entries `e` of a condition. Excepted
 * is what a confirmed mend explains: the record that was the first to tell a wrong balance, and the mend's own. An
 * index finds the record before; the runtime grows with the records compared.
 */
export function wrongBalances(condition: string): string {
  const before = `COALESCE(
    (SELECT earlier.balance_after
       FROM journal_entries f JOIN fund_records earlier ON earlier.entry_id = f.id
      WHERE f.fund_code = e.fund_code AND f.chain_position < e.chain_position
      ORDER BY f.chain_position DESC LIMIT 1), 0)`;
  return `SELECT r.number AS record, ${before} AS balance, r.amount AS amount, r.balance_after AS told
       FROM journal_entries e
       JOIN fund_records r ON r.entry_id = e.id
      WHERE ${condition} AND r.balance_after <> r.amount + ${before}
        AND NOT EXISTS (SELECT 1 FROM ledger_mends m
                         WHERE m.fund_code = e.fund_code AND m.entry_id IS NOT NULL
                           AND (m.entry_id = e.id OR m.wrong_record = r.number))`;
}

function findWrongBalances(em: EntityManager, firstEntry: string): Promise<string[]> {
  return violationsIn(em, wrongBalances('e.id >= ?'), [firstEntry]);
}
