import { IsNull } from 'typeorm';
import type { Language } from '../../kernel/language';
import type { Services } from '../../platform/services';
import { Review } from './review.entity';
import { anonymousShopperTexts } from './review.texts';

export interface RecentReviewsRequest {
  readonly limit: number;
  /** Only those of packages sent by it. */
  readonly deliveryLineId?: string | null;
}

/**
 * Returns the newest reviews that are not hidden (SN-02); public, one statement. Each is of a received
 * package: no other can be reviewed, and a completed one stays completed. Ids grow with time, so their index
 * sorts.
 */
export function recentReviews(
  { db }: Services,
  { limit, deliveryLineId }: RecentReviewsRequest,
): Promise<Review[]> {
  const line = deliveryLineId ? { deliveryLineId } : {};
  const where = { hiddenAt: IsNull(), ...line };
  return db.read.find(Review, { where, order: { id: 'DESC' }, take: limit });
}

/** Returns the picture if it is public. */
export function publicImageOf({
  imageId,
  imageWaits,
}: Pick<Review, 'imageId' | 'imageWaits'>): string | null {
  return imageWaits ? null : imageId;
}

/** Returns the public name of an author: the first letter of a name, or that it is withheld. */
export function publicNameOfAuthor(
  { isAnonymous, authorName }: Pick<Review, 'isAnonymous' | 'authorName'>,
  language: Language,
): string {
  const [firstLetter = ''] = authorName;
  return isAnonymous ? anonymousShopperTexts[language] : `${firstLetter}***`;
}

type Costs = Pick<Review, 'estimatedCost' | 'actualCost'>;

/** Returns the public costs of a parcel; nothing for an anonymous review. */
export function publicCosts({ isAnonymous, ...costs }: Costs & Pick<Review, 'isAnonymous'>): Costs {
  if (isAnonymous) return { estimatedCost: null, actualCost: null };
  return { estimatedCost: costs.estimatedCost, actualCost: costs.actualCost };
}
