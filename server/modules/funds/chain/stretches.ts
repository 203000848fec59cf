import type { EntityManager } from 'typeorm';
import { smallestIdAt } from '../../../kernel/ids';
import { placesOf, readRows } from '../../../platform/db/read-rows';
import { LedgerAccount } from '../ledger-account.entity';
import { NO_ENTRY } from './entry-hash';

/** Progress in a fund's chain, and the first break found. */
export interface Walk {
  readonly fund: LedgerAccount;
  position: number;
  hash: string;
  violation: string | null;
}

/** The chains of some funds, and a condition in SQL for the entries to read. */
export interface Stretch {
  readonly walks: readonly Walk[];
  readonly condition: string;
  readonly values: readonly string[];
}

/** Number of funds in memory at a time. */
const FUNDS_AT_ONCE = 500;

/** Yields all chains from their first entry. */
export async function* wholeStretches(em: EntityManager): AsyncGenerator<Stretch> {
  for (let after = ''; ;) {
    const next = `WHERE user_id IS NOT NULL AND code > ? ORDER BY code LIMIT ${FUNDS_AT_ONCE}`;
    const funds = await readRows(em, LedgerAccount, next, [after]);
    if (funds.length > 0)
      yield {
        walks: funds.map((fund) => walkFrom(fund, undefined)),
        condition: 'fund_code BETWEEN ? AND ?',
        values: [funds[0]!.code, funds.at(-1)!.code],
      };
    if (funds.length < FUNDS_AT_ONCE) return;
    after = funds.at(-1)!.code;
  }
}

/** Yields the chains of funds with entries since then, starting after the last older entry. */
export async function* stretchesSince(em: EntityManager, since: Date): AsyncGenerator<Stretch> {
  const begin = smallestIdAt(since.getTime());
  for (let after = ''; ;) {
    const moved = await em.query<{ code: string }[]>(
      `SELECT DISTINCT fund_code AS code FROM journal_entries
        WHERE id >= ? AND fund_code > ? ORDER BY fund_code LIMIT ${FUNDS_AT_ONCE}`,
      [begin, after],
    );
    const codes = moved.map(({ code }) => code);
    if (codes.length > 0)
      yield {
        walks: await walksBehind(em, codes, begin),
        condition: `fund_code IN ${placesOf(codes)} AND id >= ?`,
        values: [...codes, begin],
      };
    if (codes.length < FUNDS_AT_ONCE) return;
    after = codes.at(-1)!;
  }
}

/** Entries of two processes may have another order than their ids, so the last older one counts. */
async function walksBehind(
  em: EntityManager,
  codes: readonly string[],
  begin: string,
): Promise<Walk[]> {
  const places = placesOf(codes);
  const funds = await readRows(em, LedgerAccount, `WHERE code IN ${places}`, codes);
  const older = await em.query<{ code: string; position: number; hash: string | null }[]>(
    `SELECT e.fund_code AS code, e.chain_position AS position, e.hash AS hash
       FROM journal_entries e
       JOIN (SELECT fund_code, MAX(chain_position) AS position FROM journal_entries
              WHERE fund_code IN ${places} AND id < ? GROUP BY fund_code) behind
         ON behind.fund_code = e.fund_code AND behind.position = e.chain_position`,
    [...codes, begin],
  );
  const known = new Map(older.map((entry) => [entry.code, entry]));
  return funds.map((fund) => walkFrom(fund, known.get(fund.code)));
}

const walkFrom = (
  fund: LedgerAccount,
  behind: { position: number; hash: string | null } | undefined,
): Walk => ({
  ...{
    fund,
    position: Number(behind?.position ?? 0),
    hash: behind ? (behind.hash ?? '') : NO_ENTRY,
  },
  violation: null,
});
