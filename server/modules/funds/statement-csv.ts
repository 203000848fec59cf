import { In } from 'typeorm';
import type { Language } from '../../kernel/language';
import { inYuan, negate, ZERO, type Money } from '../../kernel/money';
import type { Position } from '../../kernel/slice';
import { csvOf } from '../../platform/csv';
import type { Services } from '../../platform/services';
import type { FundRecord } from './fund-record.entity';
import { listFundRecords, type FundRecordFilter } from './fund.queries';
import { JournalEntry } from './journal-entry.entity';
import { fundRecordTypeNames, statementColumnNames } from './statement.texts';

/** Number of records that are read and written at a time: a long statement is never in memory whole. */
const AT_ONCE = 500;

const above = (amount: Money) => (amount > ZERO ? inYuan(amount) : '');

/** A record and the hash of its entry, empty if that belongs to no chain. */
type StatementLine = FundRecord & { readonly hash: string };

/** The columns of a statement, in their order; amounts are yuan, none below zero. */
const columns = {
  number: ({ number }) => number,
  at: ({ at }) => at,
  type: ({ type }, language) => fundRecordTypeNames[language][type],
  remark: ({ remark }) => remark,
  incoming: ({ amount }) => above(amount),
  outgoing: ({ amount }) => above(negate(amount)),
  balanceAfter: ({ balanceAfter }) => inYuan(balanceAfter),
  hash: ({ hash }) => hash,
} satisfies Record<string, (line: StatementLine, language: Language) => string | Date>;

type Column = keyof typeof columns;
const names = Object.keys(columns) as Column[];

/**
 * Yields a shopper's records as CSV, oldest first, filtered. Each chunk starts after the last record of the
 * one before, so that none is missing or repeated.
 */
export async function* statementCsv(
  services: Pick<Services, 'db'>,
  userId: string,
  filter: FundRecordFilter,
  language: Language,
): AsyncGenerator<string> {
  const titles = statementColumnNames[language];
  const rowOf = (line: StatementLine) =>
    Object.fromEntries(names.map((name) => [titles[name], columns[name](line, language)]));
  for (let after: Position | null = null, follow = false; ; follow = true) {
    const slice = { first: AT_ONCE, skip: 0, after, direction: 'ASC' } as const;
    const { items, hasNextPage } = await listFundRecords(services, userId, slice, filter);
    const lines = await withHashes(services, items);
    if (items.length > 0 || !follow) yield csvOf(lines.map(rowOf), { follow });
    const last = items.at(-1);
    if (!last || !hasNextPage) return;
    after = { at: last.at, id: last.id };
  }
}

async function withHashes(
  { db }: Pick<Services, 'db'>,
  records: readonly FundRecord[],
): Promise<StatementLine[]> {
  const id = In(records.map(({ entryId }) => entryId));
  const entries = await db.read.find(JournalEntry, {
    select: { id: true, hash: true },
    where: { id },
  });
  const hashes = new Map(entries.map(({ id, hash }) => [id, hash]));
  return records.map((record) => ({ ...record, hash: hashes.get(record.entryId) ?? '' }));
}
