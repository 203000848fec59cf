import type { EntityManager } from 'typeorm';
import { fenFromColumn, ZERO, type Money } from '../../kernel/money';
import { readJoinedRows } from '../../platform/db/read-rows';
import { JournalEntry } from './journal-entry.entity';
import { fundAccountOf } from './ledger.accounts';

/** An entry in the chain of a fund. */
export interface FundMovement extends Pick<
  JournalEntry,
  'kind' | 'idempotencyKey' | 'referenceId' | 'createdAt'
> {
  /** Change of the fund in fen; zero if the entry does not touch it. */
  readonly amount: Money;
}

interface Moved {
  readonly moved: string | number | null;
}
const MOVED = 't.amount AS moved';

/** Returns all entries about a shopper's money, in their fund or not, oldest first. One statement. */
export async function fundMovements(em: EntityManager, userId: string): Promise<FundMovement[]> {
  const code = fundAccountOf(userId);
  const rest = `LEFT JOIN postings t ON t.entry_id = journal_entries.id AND t.account_code = ?
    WHERE fund_code = ? ORDER BY chain_position`;
  const values = [code, code];
  const rows = await readJoinedRows<JournalEntry, Moved>(em, JournalEntry, MOVED, rest, values);
  return rows.map(({ row, beside }) => ({ ...row, amount: fenFromColumn(beside.moved ?? ZERO) }));
}
