/** The public face of reviews. */
export { reviewByPackage } from './review.loaders';
export { presentReview, reviewShape } from './review.shape';
export { reviewData } from './shopper-data';
