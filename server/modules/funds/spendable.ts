import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { subtract, ZERO, type Money } from '../../kernel/money';
import { LedgerAccount } from './ledger-account.entity';
import { fundAccountOf } from './ledger.accounts';

type Held = Pick<LedgerAccount, 'balance' | 'held'>;

/** Returns the spendable part of a fund, in fen: the balance less the amount held for running payments. */
export function spendable({ balance, held }: Held): Money {
  return subtract(balance ?? ZERO, held);
}

/** Returns what a shopper can spend now, and the amount held for running payments; both in fen. */
export async function fundOf(
  em: EntityManager,
  userId: string,
): Promise<{ readonly spendable: Money; readonly held: Money }> {
  const account = await em.findOneByOrFail(LedgerAccount, { code: fundAccountOf(userId) });
  return { spendable: spendable(account), held: account.held };
}

/** Returns what a shopper can spend now, in fen. */
export async function spendableOf(em: EntityManager, userId: string): Promise<Money> {
  return (await fundOf(em, userId)).spendable;
}

/** Returns the refusal of spending more than is available. */
export function balanceTooLow(account: Held, amount: Money): DomainError {
  return new DomainError('BALANCE_TOO_LOW', { missing: subtract(amount, spendable(account)) });
}
