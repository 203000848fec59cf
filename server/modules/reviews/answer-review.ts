import { DomainError } from '../../kernel/errors';
import { checkedWords } from '../../platform/validation/checked-words';
import type { Services } from '../../platform/services';
import { Review } from './review.entity';

/**
 * Answers a review in public, or replaces the answer, by the operator.
 * @throws DomainError NOT_FOUND, VALIDATION_FAILED without text or for more than 1000 characters
 */
export function replyToReview(services: Services, id: string, words: string): Promise<Review> {
  const reply = checkedWords('reply', words, { min: 1, max: 1000 });
  return change(services, id, { reply, repliedAt: services.clock.now() });
}

/**
 * Hides a review, or shows it again, by the operator. Its author still sees it.
 * @throws DomainError NOT_FOUND
 */
export function hideReview(services: Services, id: string, isHidden: boolean): Promise<Review> {
  return change(services, id, { hiddenAt: isHidden ? services.clock.now() : null });
}

function change({ db }: Services, id: string, changes: Partial<Review>): Promise<Review> {
  return db.transaction(async (tx) => {
    const { affected } = await tx.update(Review, { id }, changes);
    if (!affected) throw new DomainError('NOT_FOUND');
    return tx.findOneByOrFail(Review, { id });
  });
}
