import { MoreThan, type EntityManager } from 'typeorm';
import type { Actor } from '../../kernel/actor';
import { DAY_MS, later } from '../../kernel/clock';
import { DomainError } from '../../kernel/errors';
import { formatMoney, type Money } from '../../kernel/money';
import { recordAction } from '../../platform/audit/audit';
import { isDuplicateKey } from '../../platform/db/driver-errors';
import { amountProblem } from '../../platform/validation/checked-amount';
import type { ValidationContext } from '../../platform/validation/validation-keys';
import { InputRefused } from '../../platform/validation/input-refused';
import type { Services } from '../../platform/services';
import { findUserIdByEmail } from '../accounts/public';
import { notify } from '../notifications/public';
import { FundRecord } from './fund-record.entity';
import { journal } from './journal';
import { JournalEntry } from './journal-entry.entity';
import { lockFund } from './lock-fund';
import { rechargePostings } from './posting-lines';

/** Begins the keys of credits in the journal. */
export const CREDIT_KEY = 'credit:';

export interface Credit {
  readonly email: string;
  /** Fen, more than zero. */
  readonly amount: Money;
  /** At most 200 characters. */
  readonly remark: string;
  /** At most 72 characters; a repeated key returns the first record. */
  readonly idempotencyKey: string;
  /** False if the same amount for the same shopper within a day needs a confirmation. */
  readonly isAgain?: boolean;
}

/**
 * Credits money that arrived outside the storefront to a shopper's fund; for operators and the demo.
 * @throws DomainError NOT_FOUND for an unknown email address or a deleted account, InputRefused
 *   (VALIDATION_FAILED) for an amount that is not positive or a value that is too large,
 *   IDEMPOTENCY_KEY_REUSED if the key belongs to another credit, CONFIRMATION_NEEDED.
 */
export async function creditFund(
  { db, clock }: Services,
  by: Actor,
  credit: Credit,
): Promise<FundRecord> {
  const { email, amount, remark, isAgain = true } = credit;
  refuseIllFormed(credit);
  const userId = await findUserIdByEmail(db.read, email);
  if (!userId) throw new DomainError('NOT_FOUND');
  const idempotencyKey = `${CREDIT_KEY}${credit.idempotencyKey}`;

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
      const after = { amount, balance: record.balanceAfter, shopper: userId };
      const action = { action: 'FUND_CREDITED', subject: record.number, after } as const;
      await recordAction(tx, by, action, now);
      return record;
    });
  } catch (error) {
    // The lock serialises credits of one fund, so a simultaneous use of the key was for another fund.
    throw isDuplicateKey(error) ? new DomainError('IDEMPOTENCY_KEY_REUSED') : error;
  }
}

/** An equal credit soon after another is more likely a repeated command. */
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
    .andWhere('entry.idempotencyKey LIKE :keys', { keys: `${CREDIT_KEY}%` })
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
