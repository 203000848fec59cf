import { IsNull } from 'typeorm';
import { defineModule } from '../../platform/module';
import { PublicReviewResolver } from './public-review.resolver';
import { recentReviewEndpoints } from './recent-reviews.rest';
import { ReviewFieldsResolver } from './review-fields.resolver';
import { Review } from './review.entity';
import { imageUses } from '../uploads/public';
import { imagesInReviews } from './review.loaders';
import { ReviewSummaryResolver } from './review-summary.resolver';
import { reviewData } from './shopper-data';

export const reviews = defineModule({
  name: 'reviews',
  entities: [Review],
  nodes: [{ type: 'PublicReview', entity: Review, isPublic: true, where: { hiddenAt: IsNull() } }],
  resolvers: [ReviewFieldsResolver, PublicReviewResolver, ReviewSummaryResolver],
  endpoints: { heading: 'Content', calls: recentReviewEndpoints },
  personalData: [reviewData],
  extensions: [imageUses.with(imagesInReviews)],
});
