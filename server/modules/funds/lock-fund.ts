import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { ZERO, type Money } from '../../kernel/money';
import { PaymentFreeze } from './freezing/payment-freeze.entity';
import { LedgerAccount } from './ledger-account.entity';
import { fundAccountOf } from './ledger.accounts';

/** A fund that nobody else moves until the transaction ends. */
export interface LockedFund {
  readonly balance: Money;
  /** Whether the ledger was found broken and no operator has lifted the freeze. */
  readonly arePaymentsFrozen: boolean;
}

/**
 * Locks a shopper's fund until the transaction ends. Every transaction that moves a shopper's money
 * takes this lock first, so that two of them never wait for each other crosswise. One statement,
 * which reads whether payments are frozen as well.
 */
export async function lockFund(tx: EntityManager, userId: string): Promise<LockedFund> {
  const code = fundAccountOf(userId);
  const query = tx
    .createQueryBuilder(LedgerAccount, 'fund')
    .addSelect(
      (freezes) => freezes.select('COUNT(*)').from(PaymentFreeze, 'freeze').where('active = 1'),
      'freezes',
    )
    .where('fund.code = :code', { code });
  if (tx.connection.options.type === 'mysql') query.setLock('pessimistic_write');
  const { entities, raw } = await query.getRawAndEntities<{ freezes: string | number }>();
  const [account] = entities;
  if (!account) throw new Error(`There is no account ${code}`);
  return {
    balance: account.balance ?? ZERO,
    arePaymentsFrozen: Number(raw[0]?.freezes) > 0,
  };
}

/**
 * Refuses what a shopper asks for while payments are frozen: to spend from the balance, or to be
 * asked for more money. What a repeated key answers with comes first, and money that arrives or
 * returns is booked all the same.
 * @throws DomainError PAYMENTS_FROZEN
 */
export function refuseWhileFrozen({ arePaymentsFrozen }: LockedFund): void {
  if (arePaymentsFrozen) throw new DomainError('PAYMENTS_FROZEN');
}
