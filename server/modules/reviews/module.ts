import { defineModule } from '../../platform/module';
import { PublicReviewResolver } from './public-review.resolver';
import { ReviewFieldsResolver } from './review-fields.resolver';
import { Review } from './review.entity';
import { reviewData } from './shopper-data';

export const reviews = defineModule({
  name: 'reviews',
  entities: [Review],
  resolvers: [ReviewFieldsResolver, PublicReviewResolver],
  personalData: [reviewData],
});
