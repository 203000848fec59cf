import { inPath, type Endpoint } from '../../../platform/http/endpoint';
import { inputForm } from '../../../platform/http/input-form';
import { text } from '../../../platform/http/shape';
import { requireViewer } from '../../../platform/request-context';
import { presentReview, reviewByPackage, reviewShape } from '../../reviews/public';
import { reviewPackage } from './review-package';
import { ReviewPackageInput } from './review.inputs';

const reviewForm = inputForm(ReviewPackageInput, 'The review.', {
  sentAs: { packageId: 'id' },
  given: ['packageId'],
  example: { stars: 5, content: 'Well packed, all in one piece' },
});

/** Our own call about reviews (API-20). */
export const reviewEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/packages/{id}/review',
    summary: 'Reviews a completed package, once.',
    origin: 'our own call',
    needsToken: true,
    parameters: [inPath('id', text('Id of the package.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7'))],
    ...reviewForm.sent,
    data: reviewShape,
    async run(context, { params, body }) {
      const input = await reviewForm.read(body, { packageId: params['id'] ?? '' });
      await reviewPackage(context.services, requireViewer(context), input);
      const written = await context.loaders.get(reviewByPackage).load(input.packageId);
      return written && presentReview(written);
    },
  },
];
