import { setImmediate as othersTurn } from 'node:timers/promises';
import { In, type EntityManager } from 'typeorm';
import { FundRecord } from '../fund-record.entity';
import { JournalEntry } from '../journal-entry.entity';
import { LedgerAccount } from '../ledger-account.entity';
import { Posting } from '../posting.entity';
import { hashEntry, NO_ENTRY, type HashedEntry } from './entry-hash';

/** What of the ledger is in memory at a time, however long it has become. */
const FUNDS_AT_ONCE = 500;
const ENTRIES_AT_ONCE = 250;

type ChainedEntry = HashedEntry & Pick<JournalEntry, 'hash'>;

/** A fund whose chain is being walked: how far, and the first break. */
interface Walk {
  readonly fund: LedgerAccount;
  position: number;
  hash: string;
  violation: string | null;
}

/**
 * Walks along the chains of all funds and tells the first break of each. May run while shoppers pay:
 * where a chain ends is read before its entries, and what is appended meanwhile is left to the next
 * walk.
 */
export async function* findBrokenChains(em: EntityManager): AsyncGenerator<string> {
  for await (const funds of fundsInBatches(em)) {
    const walks = new Map(funds.map((fund) => [fund.code, startOf(fund)]));
    const range = { first: funds[0]!.code, last: funds.at(-1)!.code };
    for await (const entry of entriesInOrder(em, range)) {
      const walk = walks.get(entry.fundCode ?? '');
      if (walk) step(walk, entry);
    }
    for (const walk of walks.values()) {
      const violation = walk.violation ?? breakAtEnd(walk);
      if (violation) yield `${walk.fund.code}: ${violation}`;
    }
  }
}

function startOf(fund: LedgerAccount): Walk {
  return { fund, position: 0, hash: NO_ENTRY, violation: null };
}

function step(walk: Walk, entry: ChainedEntry): void {
  const position = entry.chainPosition ?? 0;
  if (walk.violation !== null || position > walk.fund.chainLength) return;
  walk.violation = breakAt(walk, entry);
  walk.position = position;
  walk.hash = entry.hash ?? '';
}

function breakAt(walk: Walk, entry: ChainedEntry): string | null {
  const expected = walk.position + 1;
  if (entry.chainPosition !== expected)
    return `entry ${expected} is missing; the next one is ${nameOf(entry)}`;
  if (entry.previousHash !== walk.hash)
    return `${nameOf(entry)} does not follow the entry before it`;
  if (entry.hash !== hashEntry(entry)) return `${nameOf(entry)} was altered`;
  return null;
}

function breakAtEnd({ fund, position, hash }: Walk): string | null {
  const { chainLength, chainHead } = fund;
  if (position < chainLength)
    return `entry ${position + 1} is missing; the chain should have ${chainLength}`;
  return hash === chainHead ? null : `the fund does not end at its last entry, ${position}`;
}

function nameOf({ chainPosition, kind, idempotencyKey, createdAt }: ChainedEntry): string {
  return `entry ${chainPosition} (${kind} ${idempotencyKey} of ${createdAt.toISOString()})`;
}

async function* fundsInBatches(em: EntityManager): AsyncGenerator<LedgerAccount[]> {
  for (let after = ''; ;) {
    const funds = await em
      .createQueryBuilder(LedgerAccount, 'fund')
      .where('fund.userId IS NOT NULL AND fund.code > :after', { after })
      .orderBy('fund.code')
      .take(FUNDS_AT_ONCE)
      .getMany();
    if (funds.length > 0) yield funds;
    if (funds.length < FUNDS_AT_ONCE) return;
    after = funds.at(-1)!.code;
  }
}

/** The entries of a stretch of funds, chain by chain. */
async function* entriesInOrder(
  em: EntityManager,
  { first, last }: { readonly first: string; readonly last: string },
): AsyncGenerator<ChainedEntry> {
  for (let [fund, position] = [first, 0]; ;) {
    const entries = await em
      .createQueryBuilder(JournalEntry, 'entry')
      .where('entry.fundCode >= :fund AND entry.fundCode <= :last', { fund, last })
      .andWhere('entry.chainPosition > 0')
      .andWhere('(entry.fundCode > :fund OR entry.chainPosition > :position)', { position })
      .orderBy('entry.fundCode')
      .addOrderBy('entry.chainPosition')
      .take(ENTRIES_AT_ONCE)
      .getMany();
    yield* await withRows(em, entries);
    // The embedded database answers without ever leaving the event loop to a request.
    await othersTurn();
    if (entries.length < ENTRIES_AT_ONCE) return;
    const { fundCode, chainPosition } = entries.at(-1)!;
    [fund, position] = [fundCode!, chainPosition!];
  }
}

/** Two statements for all of them. */
async function withRows(
  em: EntityManager,
  entries: readonly JournalEntry[],
): Promise<ChainedEntry[]> {
  const entryId = In(entries.map(({ id }) => id));
  const postings = byEntry(await em.findBy(Posting, { entryId }));
  const records = byEntry(await em.findBy(FundRecord, { entryId }));
  return entries.map((entry) => ({
    ...entry,
    postings: postings.get(entry.id) ?? [],
    records: records.get(entry.id) ?? [],
  }));
}

function byEntry<Row extends { readonly entryId: string }>(rows: Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const known = found.get(row.entryId);
    if (known) known.push(row);
    else found.set(row.entryId, [row]);
  }
  return found;
}
