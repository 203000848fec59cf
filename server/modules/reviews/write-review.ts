import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import type { Viewer } from '../../kernel/viewer';
import { isDuplicateKey } from '../../platform/db/driver-errors';
import { requireOwnUpload } from '../uploads/public';
import { Review } from './review.entity';

export interface ReviewRequest {
  readonly packageId: string;
  /** 1 to 5. */
  readonly stars: number;
  readonly content: string;
  readonly isAnonymous: boolean;
  /** The shopper's upload. */
  readonly imageId?: string | null;
}

/** Facts about the package's delivery at the time of the review. */
export type ReviewedFacts = Pick<
  Review,
  'deliveryLineId' | 'daysTaken' | 'estimatedCost' | 'actualCost'
>;

/** The time of writing, and whether its picture is pending. */
interface WritingFacts extends ReviewedFacts {
  readonly now: Date;
  readonly picturesWait: boolean;
}

/**
 * Stores the review of a package, one for each. The caller has checked the owner, and that it was received.
 * @throws DomainError ALREADY_REVIEWED, NOT_FOUND for another's picture
 */
export async function writeReview(
  tx: EntityManager,
  viewer: Viewer,
  { packageId, stars, content, isAnonymous, imageId = null }: ReviewRequest,
  { now, picturesWait, ...facts }: WritingFacts,
): Promise<void> {
  if (imageId) await requireOwnUpload(tx, viewer.id, imageId);
  const written = { packageId, stars, content, isAnonymous, imageId, createdAt: now, ...facts };
  const author = { userId: viewer.id, authorName: publicNameOf(viewer) };
  try {
    const imageWaits = picturesWait && imageId !== null;
    const untouched = { reply: null, repliedAt: null, hiddenAt: null, imageRefusal: null };
    await tx.insert(Review, { id: newId(), ...written, ...author, imageWaits, ...untouched });
  } catch (error) {
    throw isDuplicateKey(error) ? new DomainError('ALREADY_REVIEWED') : error;
  }
}

/** The name is public, so only the first letter of an email address is used. */
function publicNameOf({ nickname, email }: Viewer): string {
  return nickname ?? `${email.slice(0, 1)}***`;
}
