import { add, subtract, type Money } from '../../kernel/money';
import type { Period } from '../../kernel/page';
import type { Services } from '../../platform/services';
import { readTotalsBefore, totalsFrom } from './fund-totals';

/** Opening and closing balance of a period, and the movements between; fen, none below zero. */
export interface FundStatement {
  readonly openingBalance: Money;
  readonly incoming: Money;
  readonly outgoing: Money;
  readonly closingBalance: Money;
  readonly recordCount: number;
}

/**
 * Sums up a period of a shopper's fund. One statement, so that its figures are consistent while money moves; it reads
 * the last entries before both ends only.
 */
export async function readFundStatement(
  { db }: Pick<Services, 'db'>,
  userId: string,
  { from, to }: Period,
): Promise<FundStatement> {
  const ends = from ? [to ?? null, from] : [to ?? null];
  const [last, first = totalsFrom(undefined)] = await readTotalsBefore(db.read, userId, ends);
  const openingBalance = subtract(first.totalIncoming, first.totalOutgoing);
  const incoming = subtract(last!.totalIncoming, first.totalIncoming);
  const outgoing = subtract(last!.totalOutgoing, first.totalOutgoing);
  const closingBalance = subtract(add(openingBalance, incoming), outgoing);
  const recordCount = last!.totalRecords - first.totalRecords;
  return { openingBalance, incoming, outgoing, closingBalance, recordCount };
}
