import { MoreThan, type EntityManager } from 'typeorm';
import { DAY_MS, later } from '../../kernel/clock';
import { DomainError } from '../../kernel/errors';
import { formatMoney, type Money } from '../../kernel/money';
import { isDuplicateKey } from '../../platform/db/driver-errors';
import { amountProblem } from '../../platform/graphql/checked-amount';
import type { ValidationContext } from '../../platform/graphql/validation-keys';
import { InputRefused } from '../../platform/graphql/validate-input';
import type { Services } from '../../platform/services';
import { findUserIdByEmail } from '../accounts/public';
import { notify } from '../notifications/public';
import { FundRecord } from './fund-record.entity';
import { journal } from './journal';
import { JournalEntry } from './journal-entry.entity';
import { lockFund } from './lock-fund';
import { rechargePostings } from './posting-lines';

export interface Credit {
  readonly email: string;
  /** Fen, more than zero. */
  readonly amount: Money;
  /** At most 200 characters. */
  readonly remark: string;
  /** At most 72 characters; the same key again answers with the first record. */
  readonly idempotencyKey: string;
  /** False: the same amount for the same shopper within a day is asked about. */
  readonly isAgain?: boolean;
}

/**
 * Puts money that arrived outside the storefront into a shopper's fund; for operators and the demo.
 * @throws DomainError NOT_FOUND for an unknown email address or a deleted account, InputRefused (VALIDATION_FAILED) for an
 * amount that is not positive or a value that is too large, IDEMPOTENCY_KEY_REUSED when the key stands for another credit, CONFIRMATION_NEEDED.
 */
export async function creditFund({ db, clock }: Services, credit: Credit): Promise<FundRecord> {
  const { email, amount, remark, isAgain = true } = credit;
  refuseIllFormed(credit);
  const userId = await findUserIdByEmail(db.read, email);
  if (!userId) throw new DomainError('NOT_FOUND');
  const idempotencyKey = `credit:${credit.idempotencyKey}`;

  try {
    return await db.transaction(async (tx) => {
      const { closedAt } = await lockFund(tx, userId);
      const first = await findRecord(tx, idempotencyKey);
      if (first) return sameCredit(first, userId, amount);
      if (closedAt) throw new DomainError('NOT_FOUND');
      const now = clock.now();
      if (!isAgain) await askWhetherAgain(tx, userId, amount, now);
      await journal(tx, {
        kind: 'RECHARGE',
        idempotencyKey,
        userId,
        referenceId: null,
        postings: rechargePostings(userId, amount),
        remark,
        now,
      });
      const record = (await findRecord(tx, idempotencyKey))!;
      const params = { amount, reference: record.number };
      await notify(tx, { userId, kind: 'BALANCE_CREDITED', params, now });
      return record;
    });
  } catch (error) {
    // The lock makes credits of one fund take turns: at once the key was used for another fund.
    throw isDuplicateKey(error) ? new DomainError('IDEMPOTENCY_KEY_REUSED') : error;
  }
}

/** What looks like the same money again is rather a command that was repeated. */
async function askWhetherAgain(
  tx: EntityManager,
  userId: string,
  amount: Money,
  now: Date,
): Promise<void> {
  const before = await tx
    .createQueryBuilder(FundRecord, 'record')
    .innerJoin(JournalEntry, 'entry', 'entry.id = record.entryId')
    .where({ userId, type: 'RECHARGE', amount, at: MoreThan(later(now, -DAY_MS)) })
    .andWhere("entry.idempotencyKey LIKE 'credit:%'")
    .orderBy('record.at', 'DESC')
    .getOne();
  if (!before) return;
  const what = `${formatMoney(amount)} again, credited already as ${before.number} at ${before.at.toISOString()}`;
  throw new DomainError('CONFIRMATION_NEEDED', { what });
}

function refuseIllFormed({ amount, remark, idempotencyKey }: Credit): void {
  const wrongAmount = amountProblem(amount);
  const problems = {
    ...(wrongAmount && { amount: wrongAmount }),
    ...(remark.length > 200 && { remark: expected('at most 200 characters') }),
    ...(idempotencyKey.length > 72 && { key: expected('at most 72 characters') }),
  };
  if (Object.keys(problems).length > 0) throw new InputRefused(problems);
}

function expected(type: string): ValidationContext {
  return { key: 'expected', params: { type } };
}

function findRecord(tx: EntityManager, idempotencyKey: string): Promise<FundRecord | null> {
  return tx
    .createQueryBuilder(FundRecord, 'record')
    .innerJoin(JournalEntry, 'entry', 'entry.id = record.entryId')
    .where('entry.idempotencyKey = :idempotencyKey', { idempotencyKey })
    .getOne();
}

function sameCredit(first: FundRecord, userId: string, amount: Money): FundRecord {
  if (first.userId !== userId || first.amount !== amount)
    throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  return first;
}
