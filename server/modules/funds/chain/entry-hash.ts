import { createHash } from 'node:crypto';
import type { FundRecord } from '../fund-record.entity';
import type { FundTotals } from '../fund-totals';
import type { JournalEntry } from '../journal-entry.entity';
import type { Posting } from '../posting.entity';

/** Previous hash of the first entry of a chain. */
export const NO_ENTRY = '0'.repeat(64);

/** The content that a hash covers: the entry, its place in the chain, and the rows that belong to it. */
export interface HashedEntry extends Omit<JournalEntry, 'hash' | keyof FundTotals> {
  readonly postings: readonly Pick<Posting, 'accountCode' | 'amount'>[];
  readonly records: readonly Omit<FundRecord, 'id' | 'entryId'>[];
}

/** A changed form needs another name, so that hashes of this one can still be checked. */
const FORM = 'entry-1';

/**
 * Returns an entry as text, the same for the same content in whatever order its rows are read: a line of JSON
 * for the entry, then one for each posting and each fund record, sorted. Amounts are fen, instants ISO 8601
 * in UTC.
 */
export function canonicalEntry(entry: HashedEntry): string {
  const { fundCode, chainPosition, previousHash, postings, records } = entry;
  const { id, kind, idempotencyKey, referenceId, createdAt } = entry;
  const rows = [
    ...postings.map(({ accountCode, amount }) => ['posting', accountCode, amount]),
    ...records.map(({ number, userId, type, amount, balanceAfter, remark, at }) => [
      ...['record', number, userId, type, amount, balanceAfter, remark, at.toISOString()],
    ]),
  ];
  const place = [FORM, fundCode, chainPosition, previousHash];
  const head = [...place, id, kind, idempotencyKey, referenceId, createdAt.toISOString()];
  return [JSON.stringify(head), ...rows.map((row) => JSON.stringify(row)).sort()].join('\n');
}

/** Returns the SHA-256 of an entry and of all that came before it in its chain, as 64 hexadecimal digits. */
export function hashEntry(entry: HashedEntry): string {
  return createHash('sha256').update(canonicalEntry(entry)).digest('hex');
}
