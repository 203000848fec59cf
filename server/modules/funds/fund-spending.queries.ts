import { add, fenFromColumn, ZERO, type Money } from '../../kernel/money';
import type { Services } from '../../platform/services';
import { shownSince } from './fund-months.queries';
import { JournalEntry } from './journal-entry.entity';
import { fundAccountOf, type SystemAccount } from './ledger.accounts';
import { Posting } from './posting.entity';

export const spendingKinds = ['GOODS', 'SHIPPING', 'STORAGE', 'FEES'] as const;
export type SpendingKind = (typeof spendingKinds)[number];

/** Which accounts of the ledger get what is spent so; discounts lower the fees. */
const accountsOf: Record<SpendingKind, readonly SystemAccount[]> = {
  GOODS: ['orders'],
  SHIPPING: ['shipping'],
  STORAGE: ['storage'],
  FEES: ['fees', 'discounts'],
};

/** What a shopper spent on something, in fen, less what was returned; below zero where more was. */
interface FundSpending {
  readonly kind: SpendingKind;
  readonly amount: Money;
}

/**
 * Where a shopper's money went in the last six months, by card or from the balance (RT-19). One
 * statement.
 */
export async function listFundSpending(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
): Promise<FundSpending[]> {
  const rows = await db.read
    .createQueryBuilder(JournalEntry, 'entry')
    .innerJoin(Posting, 'posting', 'posting.entryId = entry.id')
    .select('posting.accountCode', 'account')
    .addSelect('SUM(posting.amount)', 'amount')
    .where('entry.fundCode = :fund', { fund: fundAccountOf(userId) })
    .andWhere('entry.createdAt >= :from', { from: shownSince(clock.now()) })
    .andWhere('posting.accountCode IN (:...accounts)', {
      accounts: Object.values(accountsOf).flat(),
    })
    .groupBy('posting.accountCode')
    .getRawMany<{ account: SystemAccount; amount: string | number }>();
  const amounts = new Map(rows.map(({ account, amount }) => [account, fenFromColumn(amount)]));
  return spendingKinds.map((kind) => ({
    kind,
    amount: add(...accountsOf[kind].map((account) => amounts.get(account) ?? ZERO)),
  }));
}
