import { IsNull, type EntityManager } from 'typeorm';
import { ZERO } from '../../kernel/money';
import { LedgerAccount } from './ledger-account.entity';
import { lockedFund } from './lock-fund';

/**
 * Closes the empty fund of a shopper who deletes the account: no entry changes it any more. The caller holds
 * its lock. @throws Error if it is not empty, a bug of the caller.
 */
export async function closeFund(tx: EntityManager, userId: string, now: Date): Promise<void> {
  const fund = lockedFund(tx, userId);
  const empty = { code: fund.code, balance: ZERO, held: ZERO, closedAt: IsNull() };
  const { affected } = await tx.update(LedgerAccount, empty, { closedAt: now });
  if (affected !== 1) throw new Error(`${fund.code} cannot be closed`);
  fund.closedAt = now;
}
