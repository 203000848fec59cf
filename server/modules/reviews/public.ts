/** What neighbours may ask of the reviews. */
export { reviewByPackage } from './review.loaders';
export { reviewData } from './shopper-data';
