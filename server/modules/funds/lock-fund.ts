import type { EntityManager } from 'typeorm';
import { ZERO, type Money } from '../../kernel/money';
import { forUpdate } from '../../platform/db/locks';
import { LedgerAccount } from './ledger-account.entity';
import { fundAccountOf } from './ledger.accounts';

/**
 * Locks a shopper's fund until the transaction ends. Every transaction that moves a shopper's money
 * takes this lock first, so that two of them never wait for each other crosswise.
 */
export async function lockFund(tx: EntityManager, userId: string): Promise<{ balance: Money }> {
  const account = await tx.findOneOrFail(LedgerAccount, {
    where: { code: fundAccountOf(userId) },
    ...forUpdate(tx),
  });
  return { balance: account.balance ?? ZERO };
}
