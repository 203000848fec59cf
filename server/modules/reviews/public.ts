/** The public face of reviews. */
export { reviewByPackage } from './review.loaders';
export { presentReview, reviewShape } from './review.shape';
export { ReviewType } from './review.types';
export { writeReview, type ReviewRequest } from './write-review';
