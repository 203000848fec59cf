import { many, one } from '../../platform/http/answer';
import { wordOutput } from '../../platform/http/output-wording';
import { queryForm } from '../../platform/http/query-form';
import { restCall } from '../../platform/http/rest-call';
import { nullable, sitePath, text } from '../../platform/http/shape';
import { avatarByUser } from '../accounts/public';
import { PublicReviewType, RecentReviewsArgs, ReviewSummaryType } from './public-review.types';
import { recentReviews } from './recent-reviews';
import { listReviewSummaries } from './review-summaries';
import { ReviewType } from './review.types';

wordOutput(ReviewType, {
  examples: { is_anonymous: false, image_waits: false, image_refusal: 'It shows your address' },
});
wordOutput(PublicReviewType, {
  hidden: { authorAvatar: 'Its path is `author_avatar`.' },
  more: {
    author_avatar: {
      shape: nullable(sitePath('Path of the picture; null when anonymous.')),
      read: ({ isAnonymous, userId }, { loaders }) =>
        isAnonymous ? null : loaders.get(avatarByUser).load(userId),
    },
    delivery_line_id: {
      shape: nullable(text('Id of the line it went by.', 'air-general')),
      read: ({ deliveryLineId }) => deliveryLineId,
    },
  },
  examples: { author_name: 'A***', days_taken: 8, estimated_cost: 6_300, actual_cost: 7_300 },
});
wordOutput(ReviewSummaryType, { examples: { count: 12, average_stars: 4.6, average_days: 8.5 } });

const asked = queryForm(RecentReviewsArgs, { example: { limit: 6 } });

/** Our own call about what shoppers say of packages (API-20). */
export const recentReviewEndpoints = [
  restCall({
    method: 'get',
    path: '/reviews',
    operationId: 'listRecentReviews',
    summary: 'The newest reviews, for everybody.',
    origin: 'our own call',
    needsToken: false,
    cacheSeconds: 60,
    takes: asked,
    data: many(one(PublicReviewType), 'The newest first.'),
    run: ({ context, input }) => recentReviews(context.services, input),
  }),
  restCall({
    method: 'get',
    path: '/review_summaries',
    operationId: 'listReviewSummaries',
    summary: 'Review averages of each delivery line.',
    origin: 'our own call',
    needsToken: false,
    cacheSeconds: 60,
    data: many(one(ReviewSummaryType), 'One for each line that was reviewed.'),
    run: ({ context }) => listReviewSummaries(context.services),
  }),
];
