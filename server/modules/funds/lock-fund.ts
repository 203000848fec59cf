import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { ZERO, type Money } from '../../kernel/money';
import { LockedRows } from '../../platform/db/locks';
import { PaymentFreeze } from './freezing/payment-freeze.entity';
import { LedgerAccount } from './ledger-account.entity';
import { fundAccountOf } from './ledger.accounts';

/**
 * A fund that nobody else moves until the transaction ends, as the transaction has left it so far:
 * what books and holds keeps it true, so that it is read once.
 */
export interface LockedFund extends LedgerAccount {
  userId: string;
  balance: Money;
  /** Whether the ledger was found broken and no operator has lifted the freeze. */
  readonly arePaymentsFrozen: boolean;
}

const locked = new LockedRows<LockedFund>();

/** Rows that another module wants to know of beside a fund; `where` calls them `beside`. */
export interface Beside<Row extends object> {
  readonly entity: new () => Row;
  readonly where: string;
  readonly params: ObjectLiteral;
}

/**
 * Locks a shopper's fund until the transaction ends. Every transaction that moves a shopper's money
 * takes this lock first, so that two of them never wait for each other crosswise. One statement,
 * which reads whether payments are frozen as well; none where the transaction has the lock.
 */
export async function lockFund(tx: EntityManager, userId: string): Promise<LockedFund> {
  const known = locked.get(tx, fundAccountOf(userId));
  return known ?? keep(tx, userId, await selectLocked(tx, userId).getRawAndEntities());
}

/**
 * Does as `lockFund`, and reads and locks rows of another module by the same statement. They are as
 * whoever had the fund before has left them: the database reads them once it has locked the fund.
 */
export async function lockFundAndRead<Row extends object>(
  tx: EntityManager,
  userId: string,
  { entity, where, params }: Beside<Row>,
): Promise<{ readonly fund: LockedFund; readonly rows: readonly Row[] }> {
  const found = await selectLocked(tx, userId)
    .leftJoinAndMapMany('fund.beside', entity, 'beside', where, params)
    .getRawAndEntities<RawFund>();
  const [account] = found.entities as (LedgerAccount & { readonly beside?: Row[] })[];
  const rows = account?.beside ?? [];
  return { fund: locked.get(tx, fundAccountOf(userId)) ?? keep(tx, userId, found), rows };
}

interface RawFund {
  readonly freezes: string | number;
}

function selectLocked(tx: EntityManager, userId: string): SelectQueryBuilder<LedgerAccount> {
  const query = tx
    .createQueryBuilder(LedgerAccount, 'fund')
    .addSelect(
      (freezes) => freezes.select('COUNT(*)').from(PaymentFreeze, 'freeze').where('active = 1'),
      'freezes',
    )
    .where('fund.code = :code', { code: fundAccountOf(userId) });
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
    arePaymentsFrozen: Number(raw[0]?.freezes) > 0,
  };
  locked.keep(tx, code, fund);
  return fund;
}

/** Returns the fund that the transaction has locked. @throws Error where it has not, a bug of the caller */
export function lockedFund(tx: EntityManager, userId: string): LockedFund {
  const fund = locked.get(tx, fundAccountOf(userId));
  if (!fund) throw new Error(`The fund of ${userId} is moved without its lock`);
  return fund;
}

/**
 * Refuses what a shopper asks for while payments are frozen: to spend from the balance, or to be
 * asked for more money. What a repeated key answers with comes first, and money that arrives or
 * returns is booked all the same. A request that began before the account was deleted comes too late.
 * @throws DomainError PAYMENTS_FROZEN, PLEASE_LOGIN
 */
export function refuseWhileFrozen({ arePaymentsFrozen, closedAt }: LockedFund): void {
  if (closedAt) throw new DomainError('PLEASE_LOGIN');
  if (arePaymentsFrozen) throw new DomainError('PAYMENTS_FROZEN');
}
