import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { ZERO, type Money } from '../../kernel/money';
import { LockedRows } from '../../platform/db/locks';
import { totalColumns, totalsFrom, type FundTotals, type RawTotals } from './fund-totals';
import { PaymentFreeze } from './freezing/payment-freeze.entity';
import { JournalEntry } from './journal-entry.entity';
import { LedgerAccount } from './ledger-account.entity';
import { fundAccountOf } from './ledger.accounts';

/**
 * A fund that no other transaction can change until this one ends, with its current state: bookings and holds
 * update this object, so that it is read only once.
 */
export interface LockedFund extends LedgerAccount {
  userId: string;
  balance: Money;
  /** Sums up to the last entry of the chain. */
  totals: FundTotals;
  /** True if the ledger was found broken and no operator has lifted the freeze. */
  readonly arePaymentsFrozen: boolean;
}

const locked = new LockedRows<LockedFund>();

/** Rows of another module to read with a fund; `where` uses the alias `beside`. */
export interface JoinedRows<Row extends object> {
  readonly entity: new () => Row;
  readonly where: string;
  readonly params: ObjectLiteral;
}

/**
 * Locks a shopper's fund until the transaction ends. Every transaction that moves a shopper's money takes
 * this lock first, which prevents deadlocks. One statement, which reads whether payments are frozen as well;
 * none if the transaction has the lock.
 */
export async function lockFund(tx: EntityManager, userId: string): Promise<LockedFund> {
  const known = locked.get(tx, fundAccountOf(userId));
  return known ?? keep(tx, userId, await selectLocked(tx, userId).getRawAndEntities());
}

/**
 * Locks the fund like `lockFund`, and reads and locks rows of another module by the same statement. They are
 * as the previous holder of the lock left them: the database reads them once it has locked the fund.
 */
export async function lockFundAndRead<Row extends object>(
  tx: EntityManager,
  userId: string,
  { entity, where, params }: JoinedRows<Row>,
): Promise<{ readonly fund: LockedFund; readonly rows: readonly Row[] }> {
  const found = await selectLocked(tx, userId)
    .leftJoinAndMapMany('fund.beside', entity, 'beside', where, params)
    .getRawAndEntities<RawFund>();
  const [account] = found.entities as (LedgerAccount & { readonly beside?: Row[] })[];
  const rows = account?.beside ?? [];
  return { fund: locked.get(tx, fundAccountOf(userId)) ?? keep(tx, userId, found), rows };
}

interface RawFund extends RawTotals {
  readonly freezes: string | number;
}

function selectLocked(tx: EntityManager, userId: string): SelectQueryBuilder<LedgerAccount> {
  const query = tx
    .createQueryBuilder(LedgerAccount, 'fund')
    .addSelect(
      (freezes) => freezes.select('COUNT(*)').from(PaymentFreeze, 'freeze').where('active = 1'),
      'freezes',
    )
    // Joined, hence read under the lock: a subquery would see the entry that was the last before the wait.
    .leftJoin(
      JournalEntry,
      'last',
      'last.fundCode = fund.code AND last.chainPosition = fund.chainLength',
    )
    .where('fund.code = :code', { code: fundAccountOf(userId) });
  for (const name of Object.keys(totalColumns)) query.addSelect(`last.${name}`, name);
  return tx.connection.options.type === 'mysql' ? query.setLock('pessimistic_write') : query;
}

function keep(
  tx: EntityManager,
  userId: string,
  { entities: [account], raw }: { readonly entities: LedgerAccount[]; readonly raw: RawFund[] },
): LockedFund {
  const code = fundAccountOf(userId);
  if (!account) throw new Error(`There is no account ${code}`);
  const { held, chainLength, chainHead, closedAt } = account;
  const fund = {
    ...{ code, userId, balance: account.balance ?? ZERO, held, chainLength, chainHead },
    closedAt,
    totals: totalsFrom(raw[0]),
    arePaymentsFrozen: Number(raw[0]?.freezes) > 0,
  };
  locked.keep(tx, code, fund);
  return fund;
}

/** Returns the fund that the transaction has locked. @throws Error if it has not, a bug of the caller */
export function lockedFund(tx: EntityManager, userId: string): LockedFund {
  const fund = locked.get(tx, fundAccountOf(userId));
  if (!fund) throw new Error(`The fund of ${userId} is moved without its lock`);
  return fund;
}

/**
 * Refuses spending from the balance and new requests for payment while payments are frozen. Callers answer a
 * repeated key before this check, and money that arrives or is refunded is booked all the same. A request
 * that began before the account was deleted is refused as well.
 * @throws DomainError PAYMENTS_FROZEN, PLEASE_LOGIN
 */
export function refuseWhileFrozen({ arePaymentsFrozen, closedAt }: LockedFund): void {
  if (closedAt) throw new DomainError('PLEASE_LOGIN');
  if (arePaymentsFrozen) throw new DomainError('PAYMENTS_FROZEN');
}
