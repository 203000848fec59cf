import type { EntityManager } from 'typeorm';
import { ZERO } from '../../kernel/money';
import { NO_ENTRY } from './chain/entry-hash';
import { LedgerAccount } from './ledger-account.entity';
import { fundAccountOf } from './ledger.accounts';

/** Opens a new shopper's fund with a balance of zero. */
export async function openFund(tx: EntityManager, userId: string): Promise<void> {
  await tx.insert(LedgerAccount, {
    code: fundAccountOf(userId),
    userId,
    balance: ZERO,
    held: ZERO,
    chainLength: 0,
    chainHead: NO_ENTRY,
  });
}
