/** What neighbours may ask of the reviews. */
export { reviewByPackage } from './review.loaders';
export { presentReview, reviewShape } from './review.shape';
export { reviewData } from './shopper-data';
