import { DomainError } from '../../../kernel/errors';
import { newId } from '../../../kernel/ids';
import type { Viewer } from '../../../kernel/viewer';
import { isDuplicateKey } from '../../../platform/db/driver-errors';
import type { Services } from '../../../platform/services';
import { markReviewed } from '../public';
import { Review } from '../../reviews/review.entity';

export interface ReviewRequest {
  readonly packageId: string;
  /** 1 to 5. */
  readonly stars: number;
  readonly content: string;
  readonly isAnonymous: boolean;
}

/**
 * Reviews a completed package, once (ST-10, SN-02).
 * @throws DomainError NOT_FOUND; PACKAGE_STATUS_FORBIDS before it is completed; ALREADY_REVIEWED
 */
export async function reviewPackage(
  { db, clock }: Services,
  viewer: Viewer,
  request: ReviewRequest,
): Promise<void> {
  const now = clock.now();
  const { packageId, stars, content, isAnonymous } = request;
  const review: Review = {
    id: newId(),
    packageId,
    userId: viewer.id,
    stars,
    content,
    authorName: publicNameOf(viewer),
    isAnonymous,
    createdAt: now,
  };
  try {
    await db.transaction(async (tx) => {
      await markReviewed(tx, { userId: viewer.id, packageId, now });
      await tx.insert(Review, review);
    });
  } catch (error) {
    throw isDuplicateKey(error) ? new DomainError('ALREADY_REVIEWED') : error;
  }
}

/** Strangers will read it, so of an email address it shows the first letter alone. */
function publicNameOf({ nickname, email }: Viewer): string {
  return nickname ?? `${email.slice(0, 1)}***`;
}
