import type { Services } from '../../platform/services';
import { Review } from './review.entity';

/**
 * The newest reviews, for everybody (SN-02); one statement. Each is of a received package: no other
 * can be reviewed, and a completed one stays completed. Ids grow with time, so their index sorts.
 */
export function recentReviews({ db }: Services, limit: number): Promise<Review[]> {
  return db.read.find(Review, { order: { id: 'DESC' }, take: limit });
}

/** A name as strangers may read it: its first letter alone. */
export function maskedName(name: string): string {
  const [firstLetter = ''] = name;
  return `${firstLetter}***`;
}
