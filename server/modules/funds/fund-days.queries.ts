import { DAY_MS, later } from '../../kernel/clock';
import { subtract, type Money } from '../../kernel/money';
import type { Services } from '../../platform/services';
import { shownSince } from './fund-months.queries';
import { readTotalsBefore, type FundTotals } from './fund-totals';

/** Balance of a fund at the end of a day of UTC, in fen. */
interface FundDay {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly balance: Money;
}

/** Maximum number of days of the last six months, and the day before them. */
export const MOST_FUND_DAYS = 186;

/**
 * Returns the balance of a fund before the last six months, at the end of each day of them with records, and
 * today; oldest first (RT-19). One statement, which reads an entry for each day, however many records there are.
 */
export async function listFundDays(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
): Promise<FundDay[]> {
  const starts = daysSince(shownSince(clock.now()), clock.now());
  const totals = await readTotalsBefore(db.read, userId, [...starts, null]);
  return [...starts, null].flatMap((end, index) => {
    const [here, before] = [totals[index]!, totals[index - 1]];
    const isShown = end === null || here.totalRecords !== before?.totalRecords;
    const day = end ? dayOf(later(end, -1)) : dayOf(clock.now());
    return isShown ? [{ day, balance: balanceAfter(here) }] : [];
  });
}

/** Returns the first instants of a day and of all later ones, today's the last. */
function daysSince(from: Date, now: Date): Date[] {
  const count = Math.floor((now.getTime() - from.getTime()) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => later(from, index * DAY_MS));
}

function balanceAfter({ totalIncoming, totalOutgoing }: FundTotals): Money {
  return subtract(totalIncoming, totalOutgoing);
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
