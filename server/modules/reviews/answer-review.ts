import type { Actor } from '../../kernel/actor';
import { DomainError } from '../../kernel/errors';
import { recordAction, type AuditAction } from '../../platform/audit/audit';
import { checkedWords } from '../../platform/validation/checked-words';
import type { Services } from '../../platform/services';
import { Review } from './review.entity';

/**
 * Answers a review in public, or replaces the answer, by the operator.
 * @throws DomainError NOT_FOUND, VALIDATION_FAILED without text or for more than 1000 characters
 */
export function replyToReview(
  services: Services,
  by: Actor,
  id: string,
  words: string,
): Promise<Review> {
  const reply = checkedWords('reply', words, { min: 1, max: 1000 });
  return change(services, by, 'REVIEW_REPLIED', id, { reply, repliedAt: services.clock.now() });
}

/**
 * Hides a review, or shows it again, by the operator. Its author still sees it.
 * @throws DomainError NOT_FOUND
 */
export function hideReview(
  services: Services,
  by: Actor,
  id: string,
  isHidden: boolean,
): Promise<Review> {
  const hiddenAt = isHidden ? services.clock.now() : null;
  return change(services, by, isHidden ? 'REVIEW_HIDDEN' : 'REVIEW_SHOWN', id, { hiddenAt });
}

function change(
  { db, clock }: Services,
  by: Actor,
  action: AuditAction,
  id: string,
  changes: Partial<Review>,
): Promise<Review> {
  return db.transaction(async (tx) => {
    const { affected } = await tx.update(Review, { id }, changes);
    if (!affected) throw new DomainError('NOT_FOUND');
    await recordAction(tx, by, { action, subject: id }, clock.now());
    return tx.findOneByOrFail(Review, { id });
  });
}
