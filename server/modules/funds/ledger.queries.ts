import { fenFromColumn, ZERO, type Money } from '../../kernel/money';
import type { Services } from '../../platform/services';
import { systemAccounts } from './ledger.accounts';
import { Posting } from './posting.entity';

export interface AccountTotal {
  readonly account: string;
  readonly total: Money;
}

/** Returns the balance of each system account, and of all funds together; they sum to zero. */
export async function listAccountTotals({ db }: Pick<Services, 'db'>): Promise<AccountTotal[]> {
  const rows = await db.read
    .createQueryBuilder(Posting, 'posting')
    .select(
      "CASE WHEN posting.accountCode LIKE 'fund:%' THEN 'funds' ELSE posting.accountCode END",
      'account',
    )
    .addSelect('SUM(posting.amount)', 'total')
    .groupBy('account')
    .getRawMany<{ account: string; total: string | number }>();
  const totals = new Map(rows.map(({ account, total }) => [account, fenFromColumn(total)]));
  return [...systemAccounts, 'funds'].map((account) => ({
    account,
    total: totals.get(account) ?? ZERO,
  }));
}
