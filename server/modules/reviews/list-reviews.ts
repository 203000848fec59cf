import { Loaders } from '../../platform/loaders';
import type { Services } from '../../platform/services';
import { uploadUrlById } from '../uploads/public';
import { Review } from './review.entity';

interface ReviewsRequest {
  readonly limit: number;
  /** Only those whose picture is pending. */
  readonly isWaiting: boolean;
}

/** A review with the path of its picture. */
type ListedReview = Review & { readonly imagePath: string | null };

/** Returns the newest reviews with all data for the operator; two statements. */
export async function listReviews(
  services: Services,
  { limit, isWaiting }: ReviewsRequest,
): Promise<ListedReview[]> {
  const where = isWaiting ? { imageWaits: true } : {};
  const reviews = await services.db.read.find(Review, {
    where,
    order: { id: 'DESC' },
    take: limit,
  });
  const paths = new Loaders(services).get(uploadUrlById);
  return Promise.all(
    reviews.map(async (review) => ({
      ...review,
      imagePath: review.imageId && (await paths.load(review.imageId)),
    })),
  );
}
