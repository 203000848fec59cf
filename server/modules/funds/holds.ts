import type { EntityManager } from 'typeorm';
import { ZERO, type Money } from '../../kernel/money';
import { LedgerAccount } from './ledger-account.entity';
import { fundAccountOf } from './ledger.accounts';
import { balanceTooLow } from './spendable';

/**
 * Sets a part of a shopper's balance aside until the rest of a payment has come or failed. It stays
 * in the balance but cannot be spent. The caller holds the fund's lock.
 * @throws DomainError BALANCE_TOO_LOW
 */
export async function hold(tx: EntityManager, userId: string, amount: Money): Promise<void> {
  if (amount === ZERO) return;
  const isDone = await moveHeld(tx, userId, 'held + :amount', 'balance - held >= :amount', amount);
  if (isDone) return;
  const account = await tx.findOneByOrFail(LedgerAccount, { code: fundAccountOf(userId) });
  throw balanceTooLow(account, amount);
}

/** Gives back what was set aside. @throws Error where less is held, a bug of the caller. */
export async function release(tx: EntityManager, userId: string, amount: Money): Promise<void> {
  if (amount === ZERO) return;
  const isDone = await moveHeld(tx, userId, 'held - :amount', 'held >= :amount', amount);
  if (!isDone) throw new Error(`The fund of ${userId} holds less than ${amount}`);
}

async function moveHeld(
  tx: EntityManager,
  userId: string,
  value: string,
  guard: string,
  amount: Money,
): Promise<boolean> {
  const { affected } = await tx
    .createQueryBuilder()
    .update(LedgerAccount)
    .set({ held: () => value })
    .where(`code = :code AND ${guard}`, { code: fundAccountOf(userId), amount })
    .execute();
  return affected === 1;
}
