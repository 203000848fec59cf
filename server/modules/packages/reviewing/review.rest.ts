import { idInPath, type Endpoint } from '../../../platform/http/endpoint';
import { inputForm } from '../../../platform/http/input-form';
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
    operationId: 'reviewPackage',
    summary: 'Reviews a completed package, once.',
    refusals: ['NOT_FOUND', 'PACKAGE_STATUS_FORBIDS', 'ALREADY_REVIEWED'],
    origin: 'our own call',
    needsToken: true,
    parameters: [idInPath('Id of the package.')],
    ...reviewForm.sent,
    data: reviewShape,
    async run(context, { params, body }) {
      const input = await reviewForm.read(body, { packageId: params['id'] ?? '' });
      await reviewPackage(context.services, requireViewer(context), input);
      const written = await context.loaders.get(reviewByPackage).load(input.packageId);
      return written && presentReview(context, written);
    },
  },
];
