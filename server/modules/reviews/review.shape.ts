import { flag, form, number, text } from '../../platform/http/shape';
import type { Review } from './review.entity';

/** What a shopper fills in. */
export const reviewForm = {
  stars: number('1 to 5.', 5),
  content: text('What the shopper has to say.', 'Well packed, all in one piece'),
};
export const isAnonymous = flag('Whether the name is withheld.', false);

/** A review as the REST paths answer it. */
export const reviewShape = form('The review.', {
  ...{ ...reviewForm, is_anonymous: isAnonymous },
  created_at: text('When it was written.', '2026-11-21T08:00:00.000Z'),
});

/** Shows a review over REST, to whoever wrote it. */
export function presentReview({ stars, content, isAnonymous, createdAt }: Review) {
  return { stars, content, is_anonymous: isAnonymous, created_at: createdAt };
}
