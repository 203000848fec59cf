import { setImmediate as othersTurn } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { placesOf, readRows } from '../../../platform/db/read-rows';
import { FundRecord } from '../fund-record.entity';
import { JournalEntry } from '../journal-entry.entity';
import { Posting } from '../posting.entity';
import { hashEntry, type HashedEntry } from './entry-hash';
import { stretchesSince, wholeStretches, type Stretch, type Walk } from './stretches';

/** Number of entries in memory at a time, however long the ledger has become. */
const ENTRIES_AT_ONCE = 250;

type ChainedEntry = HashedEntry & Pick<JournalEntry, 'hash'>;

/**
 * Checks the chains of all funds and yields the first break of each; with `since` only what was booked since
 * then, starting with the entry before it. It may run while shoppers pay: the end of a chain is read before
 * its entries, and later entries are left to the next run.
 */
export async function* findBrokenChains(em: EntityManager, since?: Date): AsyncGenerator<string> {
  for await (const stretch of since ? stretchesSince(em, since) : wholeStretches(em)) {
    const walks = new Map(stretch.walks.map((walk) => [walk.fund.code, walk]));
    for await (const entry of entriesInOrder(em, stretch)) {
      const walk = walks.get(entry.fundCode ?? '');
      if (walk) step(walk, entry);
    }
    for (const walk of walks.values()) {
      const violation = walk.violation ?? breakAtEnd(walk);
      if (violation) yield `${walk.fund.code}: ${violation}`;
    }
  }
}

function step(walk: Walk, entry: ChainedEntry): void {
  const position = entry.chainPosition ?? 0;
  if (walk.violation !== null || position > walk.fund.chainLength) return;
  // The entry precedes the start of this run, though its id is later.
  if (position <= walk.position) return;
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

/** Yields the entries of these funds, chain by chain. */
async function* entriesInOrder(
  em: EntityManager,
  { condition, values }: Stretch,
): AsyncGenerator<ChainedEntry> {
  for (let [fund, position] = ['', 0]; ;) {
    const entries = await readRows(
      em,
      JournalEntry,
      `WHERE fund_code >= ? AND chain_position > 0 AND (fund_code > ? OR chain_position > ?)
         AND ${condition} ORDER BY fund_code, chain_position LIMIT ${ENTRIES_AT_ONCE}`,
      [fund, fund, position, ...values],
    );
    yield* await withRows(em, entries);
    // The embedded database never leaves the event loop to a request by itself.
    await othersTurn();
    if (entries.length < ENTRIES_AT_ONCE) return;
    const { fundCode, chainPosition } = entries.at(-1)!;
    [fund, position] = [fundCode!, chainPosition!];
  }
}

/** Reads the rows of all entries in two statements. */
async function withRows(
  em: EntityManager,
  entries: readonly JournalEntry[],
): Promise<ChainedEntry[]> {
  if (entries.length === 0) return [];
  const ids = entries.map(({ id }) => id);
  const ofEntries = `WHERE entry_id IN ${placesOf(ids)}`;
  const postings = byEntry(await readRows(em, Posting, ofEntries, ids));
  const records = byEntry(await readRows(em, FundRecord, ofEntries, ids));
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
