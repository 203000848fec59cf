import { one } from '../../../platform/http/answer';
import { inputForm } from '../../../platform/http/input-form';
import { restCall } from '../../../platform/http/rest-call';
import { reviewByPackage, ReviewType } from '../../reviews/public';
import { reviewPackage } from './review-package';
import { ReviewPackageInput } from './review.inputs';

const reviewForm = inputForm(ReviewPackageInput, 'The review.', {
  inPath: 'packageId',
  example: { stars: 5, content: 'Well packed, all in one piece' },
});

/** Our own call about reviews (API-20). */
export const reviewEndpoints = [
  restCall({
    method: 'post',
    path: '/packages/{id}/review',
    operationId: 'reviewPackage',
    summary: 'Reviews a completed package, once.',
    refusals: ['NOT_FOUND', 'PACKAGE_STATUS_FORBIDS', 'ALREADY_REVIEWED'],
    origin: 'our own call',
    needsToken: true,
    id: 'Id of the package.',
    takes: reviewForm,
    data: one(ReviewType),
    async run({ context, viewer, input }) {
      await reviewPackage(context.services, viewer, input);
      return context.loaders.get(reviewByPackage).load(input.packageId);
    },
  }),
];
