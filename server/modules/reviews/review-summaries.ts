import { In, IsNull } from 'typeorm';
import type { LoaderDefinition } from '../../platform/loaders';
import type { Services } from '../../platform/services';
import { Review } from './review.entity';

/** Averages of the reviews of a delivery line. */
export interface ReviewSummary {
  readonly deliveryLineId: string;
  readonly count: number;
  /** 1 to 5, to one decimal. */
  readonly averageStars: number;
  /** From shipping to receipt, to one decimal; null if no review has it. */
  readonly averageDays: number | null;
}

/** Returns every line with reviews; one statement. */
export function listReviewSummaries({ db }: Services): Promise<ReviewSummary[]> {
  return summarize({ db });
}

/** Summaries by the ids of delivery lines; null for a line without reviews. */
export const reviewSummaryByLine: LoaderDefinition<string, ReviewSummary | null> = async (
  { db },
  lineIds,
) => {
  const summaries = await summarize({ db }, lineIds);
  return lineIds.map((id) => summaries.find((one) => one.deliveryLineId === id) ?? null);
};

interface Row {
  readonly deliveryLineId: string | null;
  readonly count: string | number;
  readonly stars: string | number;
  readonly days: string | number | null;
}

async function summarize(
  { db }: Pick<Services, 'db'>,
  lineIds?: readonly string[],
): Promise<ReviewSummary[]> {
  const line = lineIds && { deliveryLineId: In([...lineIds]) };
  const rows = await db.read
    .createQueryBuilder(Review, 'review')
    .select([
      ...['review.deliveryLineId AS deliveryLineId', 'COUNT(*) AS count'],
      ...['AVG(review.stars) AS stars', 'AVG(review.daysTaken) AS days'],
    ])
    .where({ hiddenAt: IsNull(), ...line })
    .groupBy('review.deliveryLineId')
    .getRawMany<Row>();
  return rows.flatMap(({ deliveryLineId, count, stars, days }) => {
    if (deliveryLineId === null) return [];
    const averageDays = days === null ? null : toTenths(days);
    return [{ deliveryLineId, count: Number(count), averageStars: toTenths(stars), averageDays }];
  });
}

function toTenths(value: string | number): number {
  return Math.round(Number(value) * 10) / 10;
}
