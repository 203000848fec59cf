import type { EntityManager } from 'typeorm';
import { newId, newNumber } from '../../kernel/ids';
import { add, negate, ZERO, type Money } from '../../kernel/money';
import { storableText } from '../../kernel/storable-text';
import { announce } from '../../platform/changes/changes';
import { retryTakenNumber } from '../../platform/db/driver-errors';
import { hashEntry, type HashedEntry } from './chain/entry-hash';
import { FundRecord } from './fund-record.entity';
import { totalsAfter } from './fund-totals';
import { JournalEntry, type JournalKind } from './journal-entry.entity';
import { LedgerAccount } from './ledger-account.entity';
import { lockedFund, type LockedFund } from './lock-fund';
import { fundAccountOf, userOfFund } from './ledger.accounts';
import { balanceTooLow } from './spendable';
import type { PostingLine } from './posting-lines';
import { Posting } from './posting.entity';

/** A movement of money to be booked. */
export interface Movement {
  readonly kind: JournalKind;
  /** Identifies the movement permanently, e.g. `refund:<order id>`; booking it twice is refused. */
  readonly idempotencyKey: string;
  /**
   * The shopper whose money moves. The entry belongs to the chain of their fund even if it does not touch the
   * fund, as when a card pays for an order in full.
   */
  readonly userId: string;
  /** The order, packing plan or package of the movement. */
  readonly referenceId: string | null;
  /** At most one of them is on a fund: the shopper's. */
  readonly postings: readonly PostingLine[];
  /** Text in the shopper's fund details, e.g. the order's number. */
  readonly remark: string;
  readonly now: Date;
}

/**
 * Books a movement: the entry, which is linked to the one before it in the fund's chain, its postings, the
 * fund's balance and a fund record (EN-10). The caller holds the fund's lock (`lockFund`), so the chain has
 * one end. Four statements; three if it does not touch the fund.
 * @throws DomainError BALANCE_TOO_LOW; Error if the postings do not sum to zero, touch another fund or a
 *   closed one, the fund is not locked or the key was booked before, which are bugs of the caller.
 */
export async function journal(tx: EntityManager, movement: Movement): Promise<void> {
  const amount = amountInFund(movement);
  const fund = lockedFund(tx, movement.userId);
  if (amount !== null && fund.closedAt) throw new Error(`${fund.code} is closed`);
  const { id: entryId, hash } = await insertEntry(tx, fund, movement, amount);
  await tx.insert(
    Posting,
    postingsOf(movement).map((posting) => ({ ...posting, id: newId(), entryId })),
  );
  await moveFund(tx, fund, amount ?? ZERO, hash);
  if (amount !== null) announce(tx, { kind: 'BALANCE_CHANGED', userId: movement.userId });
}

/** Returns the change of the fund; null if the movement does not touch it. */
function amountInFund({ idempotencyKey, userId, postings }: Movement): Money | null {
  const sum = add(...postings.map(({ amount }) => amount));
  if (sum !== ZERO) throw new Error(`Postings of ${idempotencyKey} sum to ${sum}, not to zero`);
  const onFunds = postings.filter(({ account }) => userOfFund(account));
  const isOwn = onFunds.every(({ account }) => account === fundAccountOf(userId));
  if (!isOwn || onFunds.length > 1)
    throw new Error(`Postings of ${idempotencyKey} touch more than the fund of ${userId}`);
  return onFunds[0]?.amount ?? null;
}

function postingsOf({ postings }: Movement): Pick<Posting, 'accountCode' | 'amount'>[] {
  return postings.map(({ account, amount }) => ({ accountCode: account, amount }));
}

/** Inserts the entry and, if it touches the fund, the shopper's record. Returns id and hash. */
async function insertEntry(
  tx: EntityManager,
  fund: LockedFund,
  movement: Movement,
  amount: Money | null,
): Promise<{ id: string; hash: string }> {
  const { kind, idempotencyKey, referenceId, now } = movement;
  const entry = {
    ...{ fundCode: fund.code, chainPosition: fund.chainLength + 1, previousHash: fund.chainHead },
    ...{ id: newId(), kind, idempotencyKey, referenceId, createdAt: now },
  };
  const draw = () => (amount === null ? [] : [recordOf(fund, movement, amount)]);
  const seal = (records: readonly NewRecord[]) =>
    hashEntry({ ...entry, postings: postingsOf(movement), records });
  let records = draw();
  const totals = totalsAfter(fund.totals, movement.postings);
  await tx.insert(JournalEntry, { ...entry, ...totals, hash: seal(records) });
  fund.totals = totals;
  let isTaken = false;
  await retryTakenNumber(async () => {
    // The hash covers the record's number, so a taken number needs a new hash; nobody has seen the entry
    // before the commit.
    if (isTaken)
      await tx.update(JournalEntry, { id: entry.id }, { hash: seal((records = draw())) });
    isTaken = true;
    for (const record of records)
      await tx.insert(FundRecord, { ...record, id: newId(), entryId: entry.id });
  });
  return { id: entry.id, hash: seal(records) };
}

type NewRecord = HashedEntry['records'][number];

/** Returns the shopper's record of the movement, with a random number that is unlikely to be taken. */
function recordOf(
  { balance }: LockedFund,
  { kind, userId, remark, now }: Movement,
  amount: Money,
): NewRecord {
  const balanceAfter = add(balance, amount);
  const number = newNumber('FR', now);
  return {
    number,
    userId,
    type: kind,
    amount,
    balanceAfter,
    remark: storableText(remark),
    at: now,
  };
}

/**
 * The conditions are part of the statement: only a free balance can be spent, and nobody can have appended to
 * the chain meanwhile. Updates the locked fund as well.
 */
async function moveFund(
  tx: EntityManager,
  fund: LockedFund,
  amount: Money,
  chainHead: string,
): Promise<void> {
  const { code, chainLength } = fund;
  const { affected } = await tx
    .createQueryBuilder()
    .update(LedgerAccount)
    .set({ balance: () => 'balance + :amount', chainLength: chainLength + 1, chainHead })
    .where('code = :code AND chain_length = :chainLength', { code, chainLength })
    .andWhere('balance + :amount >= held', { amount })
    .execute();
  const balance = add(fund.balance, amount);
  if (affected === 1) {
    Object.assign(fund, { balance, chainLength: chainLength + 1, chainHead });
    return;
  }
  if (balance < fund.held) throw balanceTooLow(fund, negate(amount));
  throw new Error(`An entry was appended to ${code} without its lock`);
}
