import { add, ZERO } from '../../kernel/money';
import { hashEntry, NO_ENTRY } from '../../modules/funds/chain/entry-hash';
import { FundRecord } from '../../modules/funds/fund-record.entity';
import { totalsAfter, totalsFrom } from '../../modules/funds/fund-totals';
import { JournalEntry } from '../../modules/funds/journal-entry.entity';
import { LedgerAccount } from '../../modules/funds/ledger-account.entity';
import type { AccountCode } from '../../modules/funds/ledger.accounts';
import { Posting } from '../../modules/funds/posting.entity';
import type { TableRows } from './table-rows';

/** Books the entries of a shopper one after the other, oldest first: what their fund holds, and its chain. */
export function chain(rows: TableRows): TableRows {
  const recordsOf = byEntry(rowsOf(rows, FundRecord));
  const postingsOf = byEntry(rowsOf(rows, Posting));
  const oldestFirst = rowsOf(rows, JournalEntry).toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  );
  let [balance, chainHead, totals] = [ZERO, NO_ENTRY, totalsFrom(undefined)];
  for (const [at, entry] of oldestFirst.entries()) {
    const records = recordsOf.get(entry.id) ?? [];
    for (const record of records) {
      balance = add(balance, record.amount);
      record.balanceAfter = balance;
    }
    const lines = (postingsOf.get(entry.id) ?? []).map(({ accountCode, amount }) => ({
      ...{ account: accountCode as AccountCode, amount },
    }));
    totals = totalsAfter(totals, lines);
    Object.assign(entry, { ...totals, chainPosition: at + 1, previousHash: chainHead });
    chainHead = hashEntry({ ...entry, postings: postingsOf.get(entry.id) ?? [], records });
    entry.hash = chainHead;
  }
  for (const account of rowsOf(rows, LedgerAccount))
    Object.assign(account, { balance, chainLength: oldestFirst.length, chainHead });
  return rows;
}

function rowsOf<Row extends object>(rows: TableRows, entity: new () => Row): Row[] {
  return (rows.get(entity) ?? []) as Row[];
}

function byEntry<Row extends { readonly entryId: string }>(rows: readonly Row[]) {
  const grouped = new Map<string, Row[]>();
  for (const row of rows) grouped.set(row.entryId, [...(grouped.get(row.entryId) ?? []), row]);
  return grouped;
}
