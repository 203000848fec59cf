import type { Endpoint } from '../../platform/http/endpoint';
import { queryForm } from '../../platform/http/query-form';
import { id, instant, list, model, number, text } from '../../platform/http/shape';
import { RecentReviewsArgs } from './public-review.types';
import { publicNameOfAuthor, recentReviews } from './recent-reviews';

const asked = queryForm(RecentReviewsArgs, { example: { limit: 6 } });

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
      }),
    ),
    async run({ services, language }, { query }) {
      const reviews = await recentReviews(services, (await asked.read(query)).limit);
      return reviews.map((review) => ({
        ...{ id: review.id, stars: review.stars, content: review.content },
        author_name: publicNameOfAuthor(review, language),
        created_at: review.createdAt,
      }));
    },
  },
];
