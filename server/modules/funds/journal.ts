import type { EntityManager } from 'typeorm';
import { newId, newNumber } from '../../kernel/ids';
import { add, negate, ZERO, type Money } from '../../kernel/money';
import { retryTakenNumber } from '../../platform/db/driver-errors';
import { FundRecord } from './fund-record.entity';
import { JournalEntry, type JournalKind } from './journal-entry.entity';
import { LedgerAccount } from './ledger-account.entity';
import { userOfFund } from './ledger.accounts';
import { balanceTooLow } from './spendable';
import type { PostingLine } from './posting-lines';
import { Posting } from './posting.entity';

/** A movement of money to be booked. */
export interface Movement {
  readonly kind: JournalKind;
  /** Names the movement for ever, e.g. `refund:<order id>`; booking it twice is refused. */
  readonly idempotencyKey: string;
  /** The order, packing plan or package that the money moves for. */
  readonly referenceId: string | null;
  readonly postings: readonly PostingLine[];
  /** What the shopper reads beside it in the fund details, e.g. the order's number. */
  readonly remark: string;
  readonly now: Date;
}

/**
 * Books a movement: the entry, its postings, the balances of the funds they touch and a fund record
 * for each (EN-10). The caller holds the fund's lock (`lockFund`).
 * @throws DomainError BALANCE_TOO_LOW; Error when the postings do not sum to zero or the key was
 * booked before, both of which are bugs of the caller.
 */
export async function journal(tx: EntityManager, movement: Movement): Promise<void> {
  const { kind, idempotencyKey, referenceId, postings, now } = movement;
  const sum = add(...postings.map(({ amount }) => amount));
  if (sum !== ZERO) throw new Error(`Postings of ${idempotencyKey} sum to ${sum}, not to zero`);

  const entryId = newId();
  await tx.insert(JournalEntry, { id: entryId, kind, idempotencyKey, referenceId, createdAt: now });
  await tx.insert(
    Posting,
    postings.map(({ account, amount }) => ({ id: newId(), entryId, accountCode: account, amount })),
  );
  for (const line of postings) {
    const userId = userOfFund(line.account);
    if (userId) await moveFund(tx, entryId, userId, line, movement);
  }
}

async function moveFund(
  tx: EntityManager,
  entryId: string,
  userId: string,
  { account, amount }: PostingLine,
  { kind, remark, now }: Movement,
): Promise<void> {
  const balanceAfter = await moveBalance(tx, account, amount);
  await retryTakenNumber(() =>
    tx.insert(FundRecord, {
      id: newId(),
      number: newNumber('FR', now),
      userId,
      entryId,
      type: kind,
      amount,
      balanceAfter,
      remark,
      at: now,
    }),
  );
}

/** The guard stands in the statement: nothing that is not there, or is held, can be spent. */
async function moveBalance(tx: EntityManager, code: string, amount: Money): Promise<Money> {
  const { affected } = await tx
    .createQueryBuilder()
    .update(LedgerAccount)
    .set({ balance: () => 'balance + :amount' })
    .where('code = :code AND balance + :amount >= held', { code, amount })
    .execute();
  const account = await tx.findOneByOrFail(LedgerAccount, { code });
  if (affected !== 1) throw balanceTooLow(account, negate(amount));
  return account.balance ?? ZERO;
}
