import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex, dropIndex, isMysql } from './table-changes';

/** Sums over the chain of a fund up to each entry: a period is read from its two ends. */
const FEN = 'bigint NOT NULL DEFAULT 0';
const table = 'journal_entries';
export const AddTotalRecords = addColumn(
  1763902100001,
  table,
  'total_records',
  'int NOT NULL DEFAULT 0',
);
export const AddTotalIncoming = addColumn(1763902100002, table, 'total_incoming', FEN);
export const AddTotalOutgoing = addColumn(1763902100003, table, 'total_outgoing', FEN);
export const AddTotalGoods = addColumn(1763902100004, table, 'total_goods', FEN);
export const AddTotalShipping = addColumn(1763902100005, table, 'total_shipping', FEN);
export const AddTotalStorage = addColumn(1763902100006, table, 'total_storage', FEN);
export const AddTotalFees = addColumn(1763902100007, table, 'total_fees', FEN);

/** The last entry before an instant is found without putting any in order. */
const byTime = ['fund_code', 'created_at'];
export const IndexEntriesByTime = addIndex(1763902100008, table, [...byTime, 'chain_position']);
export const DropEntriesByTime = dropIndex(1763902100009, table, byTime);

/** So many funds are summed up by one statement. */
const FUNDS_AT_ONCE = 200;

/** Entries from before get their totals; repeated, it comes to the same. */
export class FillFundTotals implements MigrationInterface {
  readonly name = 'Fill_fund_totals_1763902100010';

  async up(runner: QueryRunner): Promise<void> {
    for (let after = ''; ;) {
      const funds = (await runner.query(
        `SELECT code FROM ledger_accounts WHERE code > ? AND user_id IS NOT NULL
          ORDER BY code LIMIT ${FUNDS_AT_ONCE}`,
        [after],
      )) as { code: string }[];
      const last = funds.at(-1)?.code;
      if (last === undefined) return;
      await runner.query(isMysql(runner) ? ON_MYSQL : ON_SQLITE, [after, last]);
      after = last;
    }
  }

  async down(): Promise<void> {
    // The columns go with the migrations before.
  }
}

const upTo = (amount: string) =>
  `SUM(SUM(CASE WHEN ${amount} ELSE 0 END)) OVER (PARTITION BY e.fund_code ORDER BY e.chain_position)`;
const inFund = 'p.account_code = e.fund_code';
const sums = {
  total_records: upTo(`${inFund} THEN 1`),
  total_incoming: upTo(`${inFund} AND p.amount > 0 THEN p.amount`),
  total_outgoing: upTo(`${inFund} AND p.amount < 0 THEN -p.amount`),
  total_goods: upTo(`p.account_code = 'orders' THEN p.amount`),
  total_shipping: upTo(`p.account_code = 'shipping' THEN p.amount`),
  total_storage: upTo(`p.account_code = 'storage' THEN p.amount`),
  total_fees: upTo(`p.account_code IN ('fees', 'discounts') THEN p.amount`),
};
const names = Object.keys(sums);
const SUMS = `SELECT e.id AS id, ${Object.entries(sums)
  .map(([name, sum]) => `${sum} AS ${name}`)
  .join(', ')}
    FROM journal_entries e JOIN postings p ON p.entry_id = e.id
   WHERE e.fund_code > ? AND e.fund_code <= ?
   GROUP BY e.id, e.fund_code, e.chain_position`;
const ON_MYSQL = `UPDATE journal_entries JOIN (${SUMS}) s ON s.id = journal_entries.id
  SET ${names.map((name) => `journal_entries.${name} = s.${name}`).join(', ')}`;
const ON_SQLITE = `UPDATE journal_entries SET ${names.map((name) => `${name} = s.${name}`).join(', ')}
  FROM (${SUMS}) s WHERE s.id = journal_entries.id`;
