import { Brackets, In, type EntityManager } from 'typeorm';
import { smallestIdAt } from '../../../kernel/ids';
import { JournalEntry } from '../journal-entry.entity';
import { LedgerAccount } from '../ledger-account.entity';
import { NO_ENTRY } from './entry-hash';

/** A fund whose chain is being walked: how far, and the first break. */
export interface Walk {
  readonly fund: LedgerAccount;
  position: number;
  hash: string;
  violation: string | null;
}

const FUNDS_AT_ONCE = 500;
/** Each is a condition of its own in the statement. */
const RECENT_FUNDS_AT_ONCE = 100;

/** Walks along whole chains, those of some funds at a time. */
export async function* walksFromTheFirst(em: EntityManager): AsyncGenerator<Walk[]> {
  for (let after = ''; ;) {
    const funds = await em
      .createQueryBuilder(LedgerAccount, 'fund')
      .where('fund.userId IS NOT NULL AND fund.code > :after', { after })
      .orderBy('fund.code')
      .take(FUNDS_AT_ONCE)
      .getMany();
    if (funds.length > 0) yield funds.map((fund) => walkFrom(fund, 0, NO_ENTRY));
    if (funds.length < FUNDS_AT_ONCE) return;
    after = funds.at(-1)!.code;
  }
}

/** Walks along what was booked since then, each from the entry before it on. */
export async function* walksSince(em: EntityManager, since: Date): AsyncGenerator<Walk[]> {
  for (let after = ''; ;) {
    const begins = await em.query<{ fund: string; position: number | string }[]>(
      `SELECT fund_code AS fund, MIN(chain_position) AS position FROM journal_entries
        WHERE id >= ? AND fund_code > ? AND chain_position > 0
        GROUP BY fund_code ORDER BY fund_code LIMIT ${RECENT_FUNDS_AT_ONCE}`,
      [smallestIdAt(since.getTime()), after],
    );
    if (begins.length > 0) yield await walksFrom(em, begins);
    if (begins.length < RECENT_FUNDS_AT_ONCE) return;
    after = begins.at(-1)!.fund;
  }
}

async function walksFrom(
  em: EntityManager,
  begins: readonly { fund: string; position: number | string }[],
): Promise<Walk[]> {
  const funds = await em.findBy(LedgerAccount, { code: In(begins.map(({ fund }) => fund)) });
  const before = await em.findBy(
    JournalEntry,
    begins.map(({ fund, position }) => ({ fundCode: fund, chainPosition: Number(position) - 1 })),
  );
  const known = new Map(before.map((entry) => [entry.fundCode, entry]));
  return funds
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .map((fund) => {
      const last = known.get(fund.code);
      if (last) return walkFrom(fund, last.chainPosition ?? 0, last.hash ?? '');
      // Nothing stands before the first; before any other something is missing, which the walk tells.
      return walkFrom(fund, 0, NO_ENTRY);
    });
}

const walkFrom = (fund: LedgerAccount, position: number, hash: string): Walk => ({
  ...{ fund, position, hash, violation: null },
});

/** Which entries belong to these walks, as a condition on `entry`. */
export function stretchOf(walks: readonly Walk[]): Brackets {
  const isFromTheFirst = walks.every(({ position }) => position === 0);
  const [first, last] = [walks[0]!.fund.code, walks.at(-1)!.fund.code];
  if (isFromTheFirst)
    return new Brackets((entry) =>
      entry.where(
        'entry.fundCode >= :first AND entry.fundCode <= :last AND entry.chainPosition > 0',
        {
          ...{ first, last },
        },
      ),
    );
  return new Brackets((entry) => {
    walks.forEach(({ fund, position }, index) =>
      entry.orWhere(`(entry.fundCode = :fund${index} AND entry.chainPosition > :from${index})`, {
        ...{ [`fund${index}`]: fund.code, [`from${index}`]: position },
      }),
    );
  });
}
