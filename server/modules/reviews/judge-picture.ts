import { IsNull, Not } from 'typeorm';
import type { Actor } from '../../kernel/actor';
import { DomainError } from '../../kernel/errors';
import { recordAction } from '../../platform/audit/audit';
import { announce } from '../../platform/changes/changes';
import { forUpdate } from '../../platform/db/locks';
import { checkedWords } from '../../platform/validation/checked-words';
import type { Services } from '../../platform/services';
import { notify } from '../notifications/public';
import { removeUnusedById } from '../uploads/public';
import { Review } from './review.entity';

/**
 * Publishes the picture of a review, by the operator; it may be public already.
 * @throws DomainError NOT_FOUND, of a review without a picture as well
 */
export async function approvePicture(services: Services, by: Actor, id: string): Promise<void> {
  await judge(services, by, id, { imageWaits: false });
}

/**
 * Removes the picture from a review, pending or public, by the operator, for a reason that its author sees.
 * The picture itself is deleted unless something else shows it.
 * @throws DomainError VALIDATION_FAILED, NOT_FOUND, of a review without a picture as well
 */
export async function refusePicture(
  services: Services,
  by: Actor,
  id: string,
  reason: string,
): Promise<void> {
  const imageRefusal = checkedWords('reason', reason, { min: 1, max: 500 });
  const gone = { imageId: null, imageWaits: false, imageRefusal };
  const imageId = await judge(services, by, id, gone);
  await removeUnusedById(services, [imageId]);
}

type Judgement = Partial<Pick<Review, 'imageId' | 'imageWaits' | 'imageRefusal'>>;

/** Returns the picture that was judged. */
function judge(
  { db, clock }: Services,
  by: Actor,
  id: string,
  judgement: Judgement,
): Promise<string> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const where = { id, imageId: Not(IsNull()) };
    const review = await tx.findOne(Review, { where, ...forUpdate(tx) });
    if (!review?.imageId) throw new DomainError('NOT_FOUND');
    await tx.update(Review, { id }, judgement);
    const { userId, packageId: targetId, imageId } = review;
    announce(tx, { kind: 'PACKAGE_CHANGED', userId, nodeId: targetId });
    const { imageRefusal: reason } = judgement;
    if (reason) {
      const params = { reason };
      await notify(tx, {
        ...{ userId, kind: 'REVIEW_PICTURE_REFUSED', targetId, params, now },
      });
    }
    const action = reason ? 'PICTURE_REFUSED' : 'PICTURE_APPROVED';
    const before = { isWaiting: review.imageWaits };
    await recordAction(tx, by, { action, subject: id, before, reason }, now);
    return imageId;
  });
}
