import { IsNull } from 'typeorm';
import type { Language } from '../../kernel/language';
import type { Services } from '../../platform/services';
import { Review } from './review.entity';
import { anonymousShopperTexts } from './review.texts';

export interface RecentReviewsRequest {
  readonly limit: number;
  /** Only those of packages that went by it. */
  readonly deliveryLineId?: string | null;
}

/**
 * The newest reviews that are not hidden, for everybody (SN-02); one statement. Each is of a received
 * package: no other can be reviewed, and a completed one stays completed. Ids grow with time, so their
 * index sorts.
 */
export function recentReviews(
  { db }: Services,
  { limit, deliveryLineId }: RecentReviewsRequest,
): Promise<Review[]> {
  const line = deliveryLineId ? { deliveryLineId } : {};
  const where = { hiddenAt: IsNull(), ...line };
  return db.read.find(Review, { where, order: { id: 'DESC' }, take: limit });
}

/** The picture that strangers may see. */
export function publicImageOf({
  imageId,
  imageWaits,
}: Pick<Review, 'imageId' | 'imageWaits'>): string | null {
  return imageWaits ? null : imageId;
}

/** Who wrote a review, as strangers may read it: the first letter of a name, or that it is withheld. */
export function publicNameOfAuthor(
  { isAnonymous, authorName }: Pick<Review, 'isAnonymous' | 'authorName'>,
  language: Language,
): string {
  const [firstLetter = ''] = authorName;
  return isAnonymous ? anonymousShopperTexts[language] : `${firstLetter}***`;
}

type Costs = Pick<Review, 'estimatedCost' | 'actualCost'>;

/** What strangers may read of what a parcel cost; nothing where its shopper wants to stay unknown. */
export function publicCosts({ isAnonymous, ...costs }: Costs & Pick<Review, 'isAnonymous'>): Costs {
  if (isAnonymous) return { estimatedCost: null, actualCost: null };
  return { estimatedCost: costs.estimatedCost, actualCost: costs.actualCost };
}
