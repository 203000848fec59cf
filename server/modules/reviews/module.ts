import { defineModule } from '../../platform/module';
import { PublicReviewResolver } from './public-review.resolver';
import { recentReviewEndpoints } from './recent-reviews.rest';
import { ReviewFieldsResolver } from './review-fields.resolver';
import { Review } from './review.entity';
import { reviewData } from './shopper-data';

export const reviews = defineModule({
  name: 'reviews',
  entities: [Review],
  nodes: [{ type: 'PublicReview', entity: Review, isPublic: true }],
  resolvers: [ReviewFieldsResolver, PublicReviewResolver],
  endpoints: { heading: 'Content', calls: recentReviewEndpoints },
  personalData: [reviewData],
});
