import { inPath, readInput, type Endpoint } from '../../platform/http/endpoint';
import { form, text } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { reviewPackage } from './review-package';
import { ReviewPackageInput } from './review.inputs';
import { reviewByPackage } from './review.loaders';
import { isAnonymous, presentReview, reviewForm, reviewShape } from './review.shape';

/** Our own call about reviews (API-20). */
export const reviewEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/packages/{id}/review',
    summary: 'Reviews a completed package, once.',
    origin: 'our own call',
    needsToken: true,
    parameters: [inPath('id', text('Id of the package.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7'))],
    body: form('The review.', reviewForm, { is_anonymous: isAnonymous }),
    sentNames: { packageId: 'id' },
    data: reviewShape,
    async run(context, { params, body }) {
      const input = await readInput(ReviewPackageInput, {
        ...{ packageId: params['id'], stars: body['stars'], content: body['content'] },
        isAnonymous: body['is_anonymous'] ?? false,
      });
      await reviewPackage(context.services, requireViewer(context), input);
      const written = await context.loaders.get(reviewByPackage).load(input.packageId);
      return written && presentReview(written);
    },
  },
];
