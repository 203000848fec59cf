import { In, type EntityManager } from 'typeorm';
import { oneForEach, type LoaderDefinition } from '../../platform/loaders';
import { Review } from './review.entity';

/** The reviews of packages, by the packages' ids; null without one. */
export const reviewByPackage: LoaderDefinition<string, Review | null> = async (
  { db },
  packageIds,
) => {
  const reviews = await db.read.findBy(Review, { packageId: In([...packageIds]) });
  return oneForEach(packageIds, reviews, ({ packageId }) => packageId);
};

/** Returns which of some uploads reviews show. */
export async function imagesInReviews(
  em: EntityManager,
  ids: readonly string[],
): Promise<string[]> {
  const reviews = await em.findBy(Review, { imageId: In([...ids]) });
  return reviews.flatMap(({ imageId }) => imageId ?? []);
}
