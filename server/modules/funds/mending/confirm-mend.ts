import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../kernel/actor';
import { DomainError } from '../../../kernel/errors';
import { negate, subtract, ZERO } from '../../../kernel/money';
import { recordAction } from '../../../platform/audit/audit';
import type { Services } from '../../../platform/services';
import { checkedWords } from '../../../platform/validation/checked-words';
import { journal } from '../journal';
import { JournalEntry } from '../journal-entry.entity';
import { LedgerAccount } from '../ledger-account.entity';
import { userOfFund, type AccountCode } from '../ledger.accounts';
import { lockFund } from '../lock-fund';
import { diagnoseFund, unfit } from './diagnose-fund';
import { LedgerMend } from './ledger-mend.entity';

/**
 * Books a proposed correction: the balance becomes the sum of the postings, the new entry's among them, which is
 * zero where the postings were right, and else the difference. A repeated confirmation returns the first.
 * @throws DomainError NOT_FOUND; InputRefused if the same person proposed it, it was replaced, or the fund is not
 *   any more as it was then
 */
export async function confirmMend(
  { db, clock, log }: Services,
  by: Actor,
  number: string,
  name: string,
): Promise<LedgerMend> {
  const confirmedBy = checkedWords('by', name, { min: 1, max: 80 });
  const proposed = await db.read.findOneBy(LedgerMend, { number });
  if (!proposed) throw new DomainError('NOT_FOUND');
  if (isSameName(confirmedBy, proposed.proposedBy))
    throw unfit('by', `another person than ${proposed.proposedBy}, who proposed it`);
  const userId = userOfFund(proposed.fundCode as AccountCode)!;
  const mend = await db.transaction(async (tx) => {
    await lockFund(tx, userId);
    const locked = await tx.findOneByOrFail(LedgerMend, { number });
    if (locked.confirmedAt) return locked;
    if (!locked.openFor) throw unfit('mend', 'a proposal that no later one has replaced');
    const now = clock.now();
    const confirmed = await book(tx, locked, confirmedBy, now);
    const { fundCode: fund, balance, booked } = confirmed;
    const after = { fund, balance, booked, confirmedBy };
    await recordAction(tx, by, { action: 'MEND_CONFIRMED', subject: number, after }, now);
    return confirmed;
  });
  log.warn({ mend: mend.number, fund: mend.fundCode }, 'a fund was corrected by an entry');
  return mend;
}

async function book(
  tx: EntityManager,
  mend: LedgerMend,
  confirmedBy: string,
  now: Date,
): Promise<LedgerMend> {
  const { id, number, fundCode, keeps, against } = mend;
  const fund = await lockFund(tx, userOfFund(fundCode as AccountCode)!);
  const { balance, booked, wrongRecord } = await diagnoseFund(tx, fundCode);
  const difference = subtract(balance, booked);
  if (difference !== subtract(mend.balance, mend.booked))
    throw unfit('mend', 'a proposal for the present figures: propose it again');
  const amount = keeps === 'postings' ? ZERO : difference;
  await tx.update(LedgerAccount, { code: fundCode }, { balance: booked });
  fund.balance = booked;
  const idempotencyKey = `mend:${id}`;
  await journal(tx, {
    kind: 'ADJUSTMENT',
    ...{ idempotencyKey, userId: fund.userId, referenceId: null, remark: number, now },
    postings: [
      { account: against, amount: negate(amount) },
      { account: fundCode as AccountCode, amount },
    ],
  });
  const entry = await tx.findOneByOrFail(JournalEntry, { idempotencyKey });
  const changes = { openFor: null, wrongRecord, confirmedBy, confirmedAt: now, entryId: entry.id };
  await tx.update(LedgerMend, { id }, changes);
  return { ...mend, ...changes };
}

/** Case, width and spaces do not make another person. */
function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  return plain(one) === plain(other);
}
