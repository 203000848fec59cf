import { flag, id, instant, model, number, text } from '../../platform/http/shape';
import type { Review } from './review.entity';

/** A review as the REST paths answer it. */
export const reviewShape = model('Review', 'What the shopper said of a package.', {
  id: id('Public id of the review.'),
  stars: number('1 to 5.', 5),
  content: text('What the shopper has to say.', 'Well packed, all in one piece'),
  is_anonymous: flag('Whether the name is withheld.', false),
  created_at: instant('When it was written.'),
});

/** Shows a review over REST, to whoever wrote it. */
export function presentReview({ id, stars, content, isAnonymous, createdAt }: Review) {
  return { id, stars, content, is_anonymous: isAnonymous, created_at: createdAt };
}
