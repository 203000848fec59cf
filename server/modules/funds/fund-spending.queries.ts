import { subtract, type Money } from '../../kernel/money';
import type { Services } from '../../platform/services';
import { shownSince } from './fund-months.queries';
import { readTotalsBefore, spendingIn, spendingKinds, type SpendingKind } from './fund-totals';

/** Spending on one purpose in fen, less refunds; below zero if more was refunded. */
interface FundSpending {
  readonly kind: SpendingKind;
  readonly amount: Money;
}

/**
 * Returns a shopper's spending by purpose in the last six months, by card or from the balance (RT-19). One
 * statement.
 */
export async function listFundSpending(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
): Promise<FundSpending[]> {
  const period = [shownSince(clock.now()), null];
  const [before, now] = await readTotalsBefore(db.read, userId, period);
  return spendingKinds.map((kind) => ({
    kind,
    amount: subtract(spendingIn(now!, kind), spendingIn(before!, kind)),
  }));
}
