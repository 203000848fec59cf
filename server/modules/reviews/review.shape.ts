import {
  flag,
  id,
  instant,
  model,
  nullable,
  number,
  sitePath,
  text,
} from '../../platform/http/shape';
import type { RequestContext } from '../../platform/request-context';
import { uploadUrlById } from '../uploads/public';
import type { Review } from './review.entity';

/** A review as the REST paths answer it. */
export const reviewShape = model('Review', 'What the shopper said of a package.', {
  id: id('Public id of the review.'),
  stars: number('1 to 5.', 5),
  content: text('What the shopper has to say.', 'Well packed, all in one piece'),
  is_anonymous: flag('Whether the name is withheld.', false),
  created_at: instant('When it was written.'),
  image_url: nullable(sitePath('Path of the picture.')),
  image_waits: flag('Whether the picture waits until we have looked at it.', false),
  image_refusal: nullable(text('Why we did not show the picture.', 'It shows your address')),
  reply: nullable(text('What we answered.', 'Thank you')),
});

/** Shows a review over REST, to whoever wrote it. */
export async function presentReview({ loaders }: RequestContext, review: Review) {
  const { id, stars, content, isAnonymous, createdAt, imageId, reply } = review;
  return {
    ...{ id, stars, content, is_anonymous: isAnonymous, created_at: createdAt },
    image_url: imageId && (await loaders.get(uploadUrlById).load(imageId)),
    ...{ image_waits: review.imageWaits, image_refusal: review.imageRefusal, reply },
  };
}
