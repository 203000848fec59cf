import type { EntityManager } from 'typeorm';
import { add, subtract, ZERO, type Money } from '../../kernel/money';
import { announce } from '../../platform/changes/changes';
import { LedgerAccount } from './ledger-account.entity';
import { lockedFund, type LockedFund } from './lock-fund';
import { balanceTooLow } from './spendable';

/**
 * Holds a part of a shopper's balance until the rest of a payment has arrived or failed. It stays in the
 * balance but cannot be spent. The caller holds the fund's lock.
 * @throws DomainError BALANCE_TOO_LOW
 */
export async function hold(tx: EntityManager, userId: string, amount: Money): Promise<void> {
  if (amount === ZERO) return;
  const fund = lockedFund(tx, userId);
  const isDone = await moveHeld(tx, fund, 'held + :amount', 'balance - held >= :amount', amount);
  if (!isDone) throw balanceTooLow(fund, amount);
  fund.held = add(fund.held, amount);
}

/**
 * Releases a held amount. The caller holds the fund's lock. @throws Error if less is held, a bug of the
 * caller.
 */
export async function release(tx: EntityManager, userId: string, amount: Money): Promise<void> {
  if (amount === ZERO) return;
  const fund = lockedFund(tx, userId);
  const isDone = await moveHeld(tx, fund, 'held - :amount', 'held >= :amount', amount);
  if (!isDone) throw new Error(`The fund of ${userId} holds less than ${amount}`);
  fund.held = subtract(fund.held, amount);
}

async function moveHeld(
  tx: EntityManager,
  { code, userId }: LockedFund,
  value: string,
  guard: string,
  amount: Money,
): Promise<boolean> {
  const { affected } = await tx
    .createQueryBuilder()
    .update(LedgerAccount)
    .set({ held: () => value })
    .where(`code = :code AND ${guard}`, { code, amount })
    .execute();
  if (affected === 1) announce(tx, { kind: 'BALANCE_CHANGED', userId });
  return affected === 1;
}
