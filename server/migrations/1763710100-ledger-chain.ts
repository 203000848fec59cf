import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fenFromColumn } from '../kernel/money';
import { hashEntry, NO_ENTRY, type HashedEntry } from '../modules/funds/chain/entry-hash';
import { addColumn, addIndex, keyType } from './table-changes';

/** The end of each fund's chain, on the row that every writer locks. */
export const AddChainLength = addColumn(
  1763710100001,
  'ledger_accounts',
  'chain_length',
  'int NOT NULL DEFAULT 0',
);
export const AddChainHead = addColumn(
  1763710100002,
  'ledger_accounts',
  'chain_head',
  (runner) => `${keyType(64)(runner)} NOT NULL DEFAULT '${NO_ENTRY}'`,
);

export const AddFundCode = addColumn(1763710100003, 'journal_entries', 'fund_code', keyType(40));
export const AddChainPosition = addColumn(
  1763710100004,
  'journal_entries',
  'chain_position',
  'int NULL',
);
export const AddPreviousHash = addColumn(
  1763710100005,
  'journal_entries',
  'previous_hash',
  keyType(64),
);
export const AddHash = addColumn(1763710100006, 'journal_entries', 'hash', keyType(64));
/** A chain has no forks. */
export const IndexChain = addIndex(
  1763710100007,
  'journal_entries',
  ['fund_code', 'chain_position'],
  { isUnique: true },
);
/** The walk along the chains asks for the records of entries; SQLite has no index of a foreign key. */
export const IndexRecordEntry = addIndex(1763710100008, 'fund_records', ['entry_id']);

/**
 * Links the entries that are there. An entry without a posting on a fund, which a card paid in full,
 * belongs to the fund of the shopper it was booked for. Repeated, it comes to the same: the order is
 * that of time and id, and a fund whose last UPDATE is missing begins again.
 */
export class ChainEntries1763710100009 implements MigrationInterface {
  readonly name = 'Chain_entries_1763710100009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(NAME_FUNDS);
    const funds = await rowsOf<{ code: string }>(
      runner,
      'SELECT DISTINCT fund_code AS code FROM journal_entries WHERE fund_code IS NOT NULL AND hash IS NULL',
    );
    for (const { code } of funds) await chainFund(runner, code);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'UPDATE journal_entries SET fund_code = NULL, chain_position = NULL, previous_hash = NULL, hash = NULL',
    );
    await runner.query('UPDATE ledger_accounts SET chain_length = 0, chain_head = ?', [NO_ENTRY]);
  }
}

const NAME_FUNDS = `UPDATE journal_entries SET fund_code = COALESCE(
    (SELECT MIN(p.account_code) FROM postings p
      WHERE p.entry_id = journal_entries.id AND p.account_code LIKE 'fund:%'),
    (SELECT CONCAT('fund:', o.user_id) FROM orders o WHERE o.id = journal_entries.reference_id),
    (SELECT CONCAT('fund:', n.user_id) FROM packing_plans n WHERE n.id = journal_entries.reference_id),
    (SELECT CONCAT('fund:', k.user_id) FROM packages k WHERE k.id = journal_entries.reference_id),
    (SELECT CONCAT('fund:', y.user_id) FROM payments y WHERE y.id = journal_entries.reference_id))
  WHERE fund_code IS NULL`;

interface EntryRow {
  readonly id: string;
  readonly kind: HashedEntry['kind'];
  readonly idempotency_key: string;
  readonly reference_id: string | null;
  readonly created_at: Date | string;
}

/** The head goes first: a fund whose entries all have hashes is one that was finished. */
async function chainFund(runner: QueryRunner, code: string): Promise<void> {
  const links = await linksOf(runner, code);
  await runner.query('UPDATE ledger_accounts SET chain_length = ?, chain_head = ? WHERE code = ?', [
    ...[links.length, links.at(-1)!.hash, code],
  ]);
  for (const { id, chainPosition, previousHash, hash } of links)
    await runner.query(
      'UPDATE journal_entries SET chain_position = ?, previous_hash = ?, hash = ? WHERE id = ?',
      [chainPosition, previousHash, hash, id],
    );
}

async function linksOf(runner: QueryRunner, fundCode: string) {
  const entries = await rowsOf<EntryRow>(
    runner,
    `SELECT id, kind, idempotency_key, reference_id, created_at FROM journal_entries
      WHERE fund_code = ? ORDER BY created_at, id`,
    [fundCode],
  );
  const [postings, records] = [
    await postingsOf(runner, fundCode),
    await recordsOf(runner, fundCode),
  ];
  let previousHash = NO_ENTRY;
  return entries.map(({ id, kind, ...row }, index) => {
    const place = { id, chainPosition: index + 1, previousHash };
    const hash = hashEntry({
      ...{ ...place, fundCode, kind },
      ...{ idempotencyKey: row.idempotency_key, referenceId: row.reference_id },
      createdAt: instant(row.created_at),
      postings: postings.get(id) ?? [],
      records: records.get(id) ?? [],
    });
    previousHash = hash;
    return { ...place, hash };
  });
}

function rowsOf<Row>(runner: QueryRunner, sql: string, values: unknown[] = []): Promise<Row[]> {
  return runner.query(sql, values) as Promise<Row[]>;
}

type RowsByEntry<Name extends 'postings' | 'records'> = Map<string, HashedEntry[Name][number][]>;

async function postingsOf(runner: QueryRunner, fundCode: string): Promise<RowsByEntry<'postings'>> {
  interface Row {
    readonly entry_id: string;
    readonly account_code: string;
    readonly amount: string | number;
  }
  const rows = await rowsOf<Row>(
    runner,
    `SELECT p.entry_id, p.account_code, p.amount FROM postings p
       JOIN journal_entries e ON e.id = p.entry_id WHERE e.fund_code = ?`,
    [fundCode],
  );
  return byEntry(rows, ({ account_code: accountCode, amount }) => ({
    ...{ accountCode, amount: fenFromColumn(amount) },
  }));
}

async function recordsOf(runner: QueryRunner, fundCode: string): Promise<RowsByEntry<'records'>> {
  interface Row {
    readonly entry_id: string;
    readonly number: string;
    readonly user_id: string;
    readonly type: HashedEntry['kind'];
    readonly amount: string | number;
    readonly balance_after: string | number;
    readonly remark: string;
    readonly at: Date | string;
  }
  const rows = await rowsOf<Row>(
    runner,
    `SELECT r.entry_id, r.number, r.user_id, r.type, r.amount, r.balance_after, r.remark, r.at
       FROM fund_records r
       JOIN journal_entries e ON e.id = r.entry_id WHERE e.fund_code = ?`,
    [fundCode],
  );
  return byEntry(rows, ({ number, type, remark, ...row }) => ({
    ...{ number, userId: row.user_id, type, amount: fenFromColumn(row.amount) },
    ...{ balanceAfter: fenFromColumn(row.balance_after), remark, at: instant(row.at) },
  }));
}

function byEntry<Row extends { readonly entry_id: string }, Found>(
  rows: readonly Row[],
  present: (row: Row) => Found,
): Map<string, Found[]> {
  const found = new Map<string, Found[]>();
  for (const row of rows)
    found.set(row.entry_id, [...(found.get(row.entry_id) ?? []), present(row)]);
  return found;
}

/** MySQL's driver returns a Date, SQLite the text that TypeORM wrote, in UTC. */
function instant(stored: Date | string): Date {
  return stored instanceof Date ? stored : new Date(`${stored.replace(' ', 'T')}Z`);
}
