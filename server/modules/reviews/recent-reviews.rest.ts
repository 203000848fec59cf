import type { Endpoint } from '../../platform/http/endpoint';
import { queryForm } from '../../platform/http/query-form';
import {
  decimal,
  id,
  instant,
  list,
  model,
  money,
  nullable,
  number,
  sitePath,
  text,
} from '../../platform/http/shape';
import type { Language } from '../../kernel/language';
import type { Loaders } from '../../platform/loaders';
import { avatarByUser } from '../accounts/public';
import { uploadUrlById } from '../uploads/public';
import { listReviewSummaries } from './review-summaries';
import type { Review } from './review.entity';
import { RecentReviewsArgs } from './public-review.types';
import { publicCosts, publicImageOf, publicNameOfAuthor, recentReviews } from './recent-reviews';

const asked = queryForm(RecentReviewsArgs, { example: { limit: 6 } });

async function presentPublicReview(loaders: Loaders, review: Review, language: Language) {
  const { isAnonymous, userId } = review;
  const imageId = publicImageOf(review);
  const costs = publicCosts(review);
  return {
    ...{ id: review.id, stars: review.stars, content: review.content },
    author_name: publicNameOfAuthor(review, language),
    created_at: review.createdAt,
    author_avatar: isAnonymous ? null : await loaders.get(avatarByUser).load(userId),
    image_url: imageId && (await loaders.get(uploadUrlById).load(imageId)),
    ...{ delivery_line_id: review.deliveryLineId, days_taken: review.daysTaken },
    ...{ estimated_cost: costs.estimatedCost, actual_cost: costs.actualCost },
    reply: review.reply,
  };
}

/** Our own call about what shoppers say of packages (API-20). */
export const recentReviewEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/reviews',
    operationId: 'listRecentReviews',
    summary: 'The newest reviews, for everybody.',
    origin: 'our own call',
    needsToken: false,
    cacheSeconds: 60,
    parameters: asked.parameters,
    data: list(
      'The newest first.',
      model('PublicReview', 'A review of a received package, as strangers may read it.', {
        id: id('Public id of the review.'),
        stars: number('1 to 5.', 5),
        content: text('In the words of the shopper.', 'Well packed, all in one piece'),
        author_name: text('The first letter of a name; withheld when anonymous.', 'A***'),
        created_at: instant('When it was written.'),
        author_avatar: nullable(sitePath('Path of the picture; null when anonymous.')),
        image_url: nullable(sitePath('Path of a picture of what came; null while one waits.')),
        delivery_line_id: nullable(text('Id of the line it went by.', 'air-general')),
        days_taken: nullable(number('Days from shipping to receipt.', 8)),
        estimated_cost: nullable(
          money('What the line asked for weight and declaration; null when anonymous.', 6_300),
        ),
        actual_cost: nullable(
          money('What was paid, storage and options included; null when anonymous.', 7_300),
        ),
        reply: nullable(text('What we answered.', 'Thank you')),
      }),
    ),
    async run({ services, language, loaders }, { query }) {
      const reviews = await recentReviews(services, await asked.read(query));
      return Promise.all(reviews.map((review) => presentPublicReview(loaders, review, language)));
    },
  },
  {
    method: 'get',
    path: '/review_summaries',
    operationId: 'listReviewSummaries',
    summary: 'What the reviews of each delivery line come to, for everybody.',
    origin: 'our own call',
    needsToken: false,
    cacheSeconds: 60,
    data: list(
      'One for each line that was reviewed.',
      model('ReviewSummary', 'What the reviews of a delivery line come to.', {
        delivery_line_id: text('Id of the line.', 'air-general'),
        count: number('How many reviews there are.', 12),
        average_stars: decimal('Average of the stars, to one decimal.', 4.6),
        average_days: nullable(decimal('Average days from shipping to receipt.', 8.5)),
      }),
    ),
    async run({ services }) {
      const summaries = await listReviewSummaries(services);
      return summaries.map(({ deliveryLineId, count, averageStars, averageDays }) => ({
        ...{ delivery_line_id: deliveryLineId, count },
        ...{ average_stars: averageStars, average_days: averageDays },
      }));
    },
  },
];
