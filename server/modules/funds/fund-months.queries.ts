import { fenFromColumn, negate, ZERO, type Money } from '../../kernel/money';
import type { Services } from '../../platform/services';
import { FundRecord } from './fund-record.entity';

/** What came into a fund and went out of it in a calendar month of UTC; both are ≥ 0 fen. */
interface FundMonth {
  /** YYYY-MM */
  readonly month: string;
  readonly incoming: Money;
  readonly outgoing: Money;
}

interface Row {
  month: string;
  incoming: string | number;
  outgoing: string | number;
}

const MONTHS = 6;

/**
 * What moved a shopper's fund in the last six months, oldest first and this one last (RT-19); a
 * month without records is a month of zeros. One statement.
 */
export async function listFundMonths(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
): Promise<FundMonth[]> {
  const starts = monthStarts(clock.now());
  const rows = await db.read
    .createQueryBuilder(FundRecord, 'record')
    // Both databases keep an instant in UTC and read it as text that begins with YYYY-MM.
    .select('SUBSTR(record.at, 1, 7)', 'month')
    .addSelect('SUM(CASE WHEN record.amount > 0 THEN record.amount ELSE 0 END)', 'incoming')
    .addSelect('SUM(CASE WHEN record.amount < 0 THEN record.amount ELSE 0 END)', 'outgoing')
    .where('record.userId = :userId', { userId })
    .andWhere('record.at >= :from', { from: starts[0] })
    .groupBy('month')
    .getRawMany<Row>();
  const rowOf = new Map(rows.map((row) => [row.month, row]));
  return starts.map((start) => {
    const month = start.toISOString().slice(0, 7);
    const { incoming, outgoing } = rowOf.get(month) ?? { incoming: ZERO, outgoing: ZERO };
    return { month, incoming: fenFromColumn(incoming), outgoing: negate(fenFromColumn(outgoing)) };
  });
}

/** The instant from which on the fund's page shows what moved: the beginning of the first month. */
export function shownSince(now: Date): Date {
  return monthStarts(now)[0] ?? now;
}

/** The first instants of this month and of those before it, oldest first. */
function monthStarts(now: Date): Date[] {
  return Array.from(
    { length: MONTHS },
    (_, index) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index + 1 - MONTHS)),
  );
}
