import { subtract, type Money } from '../../kernel/money';
import type { Services } from '../../platform/services';
import { readTotalsBefore } from './fund-totals';

/** Incoming and outgoing money of a fund in a calendar month of UTC; both are ≥ 0 fen. */
interface FundMonth {
  /** YYYY-MM */
  readonly month: string;
  readonly incoming: Money;
  readonly outgoing: Money;
}

const MONTHS = 6;

/**
 * Returns the movements of a shopper's fund in the last six months, this one last (RT-19); a month without
 * records has zeros. One statement.
 */
export async function listFundMonths(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
): Promise<FundMonth[]> {
  const starts = monthStarts(clock.now());
  const totals = await readTotalsBefore(db.read, userId, [...starts, null]);
  return starts.map((start, index) => ({
    month: start.toISOString().slice(0, 7),
    incoming: subtract(totals[index + 1]!.totalIncoming, totals[index]!.totalIncoming),
    outgoing: subtract(totals[index + 1]!.totalOutgoing, totals[index]!.totalOutgoing),
  }));
}

/** Returns the start of the period that the fund's page shows: the beginning of the first month. */
export function shownSince(now: Date): Date {
  return monthStarts(now)[0] ?? now;
}

/** Returns the first instants of this month and of those before it, oldest first. */
function monthStarts(now: Date): Date[] {
  return Array.from(
    { length: MONTHS },
    (_, index) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index + 1 - MONTHS)),
  );
}
