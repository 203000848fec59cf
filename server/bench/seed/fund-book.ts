import { newId } from '../../kernel/ids';
import { add, ZERO, type Money } from '../../kernel/money';
import { hashEntry, NO_ENTRY } from '../../modules/funds/chain/entry-hash';
import { FundRecord } from '../../modules/funds/fund-record.entity';
import { JournalEntry } from '../../modules/funds/journal-entry.entity';
import { LedgerAccount } from '../../modules/funds/ledger-account.entity';
import { fundAccountOf } from '../../modules/funds/ledger.accounts';
import type { PostingLine } from '../../modules/funds/posting-lines';
import { Posting } from '../../modules/funds/posting.entity';

type Movement = Pick<JournalEntry, 'kind' | 'idempotencyKey' | 'referenceId'> & {
  readonly postings: readonly PostingLine[];
  readonly at: Date;
  /** Unique; the fund record is named by it. */
  readonly number: string;
};

/** The fund of one shopper as `journal` would have booked it, kept as rows. */
export class FundBook {
  readonly entries: JournalEntry[] = [];
  readonly postings: Posting[] = [];
  readonly records: FundRecord[] = [];
  #balance: Money = ZERO;
  #head = NO_ENTRY;

  constructor(private readonly userId: string) {}

  book({ postings, at, number, ...movement }: Movement): void {
    const fundCode = fundAccountOf(this.userId);
    const lines = postings.map(({ account, amount }) => ({ accountCode: account, amount }));
    const amount = postings.find(({ account }) => account === fundCode)?.amount ?? ZERO;
    this.#balance = add(this.#balance, amount);
    const record = {
      ...{ number, userId: this.userId, type: movement.kind, amount },
      ...{ balanceAfter: this.#balance, remark: number, at },
    };
    const entry = {
      ...{ ...movement, id: newId(), createdAt: at, fundCode },
      ...{ chainPosition: this.entries.length + 1, previousHash: this.#head },
    };
    this.#head = hashEntry({ ...entry, postings: lines, records: [record] });
    this.entries.push({ ...entry, hash: this.#head });
    this.postings.push(...lines.map((line) => ({ ...line, id: newId(), entryId: entry.id })));
    this.records.push({ ...record, id: newId(), entryId: entry.id });
  }

  account(): LedgerAccount {
    return {
      closedAt: null,
      ...{ code: fundAccountOf(this.userId), userId: this.userId, balance: this.#balance },
      ...{ held: ZERO, chainLength: this.entries.length, chainHead: this.#head },
    };
  }
}
