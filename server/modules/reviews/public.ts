/** The public exports of reviews. */
export { reviewByPackage } from './review.loaders';
export { approvePicture, refusePicture } from './judge-picture';
export { hideReview, replyToReview } from './answer-review';
export { ReviewSummaryType } from './public-review.types';
export { listReviews } from './list-reviews';
export { reviewSummaryByLine } from './review-summaries';
export { ReviewType } from './review.types';
export { writeReview, type ReviewedFacts, type ReviewRequest } from './write-review';
