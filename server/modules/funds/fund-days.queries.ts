import { fenFromColumn, subtract, ZERO, type Money } from '../../kernel/money';
import type { Services } from '../../platform/services';
import { shownSince } from './fund-months.queries';
import { FundRecord } from './fund-record.entity';
import { LedgerAccount } from './ledger-account.entity';

/** What a fund held at the end of a day of UTC, in fen. */
interface FundDay {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly balance: Money;
}

interface Row {
  /** Null in the only row of a fund in which nothing moved. */
  day: string | null;
  moved: string | number;
  balance: string | number;
}

/** As many as the last six months can have, with the day before them. */
export const MOST_FUND_DAYS = 186;

/**
 * What a fund held before the last six months began, at the end of each day of them on which it
 * moved, and holds today; oldest first (RT-19). One statement, which answers no more rows than there
 * are days, however many records there are.
 */
export async function listFundDays(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
): Promise<FundDay[]> {
  const now = clock.now();
  const from = shownSince(now);
  const rows = await db.read
    .createQueryBuilder(LedgerAccount, 'fund')
    .leftJoin(FundRecord, 'record', 'record.userId = fund.userId AND record.at >= :from', { from })
    // Both databases keep an instant in UTC and read it as text that begins with YYYY-MM-DD.
    .select('SUBSTR(record.at, 1, 10)', 'day')
    .addSelect('COALESCE(SUM(record.amount), 0)', 'moved')
    .addSelect('fund.balance', 'balance')
    .where('fund.userId = :userId', { userId })
    .groupBy('day')
    .addGroupBy('fund.balance')
    .orderBy('day', 'DESC')
    .getRawMany<Row>();
  return followBack(rows, dayOf(now), dayOf(new Date(from.getTime() - 1)));
}

/** What a day left follows from the balance of today and from what moved on the days after it. */
function followBack(newestFirst: readonly Row[], today: string, before: string): FundDay[] {
  let balance = newestFirst[0] ? fenFromColumn(newestFirst[0].balance) : ZERO;
  const days = [{ day: today, balance }];
  for (const { day, moved } of newestFirst) {
    if (day !== null && day < today) days.unshift({ day, balance });
    balance = subtract(balance, fenFromColumn(moved));
  }
  return [{ day: before, balance }, ...days];
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
