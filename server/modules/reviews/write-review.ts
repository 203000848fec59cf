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
  /** A picture that the shopper uploaded. */
  readonly imageId?: string | null;
}

/** How the package went, as it was when it was reviewed. */
export type ReviewedFacts = Pick<
  Review,
  'deliveryLineId' | 'daysTaken' | 'estimatedCost' | 'actualCost'
>;

/** When it is written, and whether its picture waits for the operator's look. */
interface WritingFacts extends ReviewedFacts {
  readonly now: Date;
  readonly picturesWait: boolean;
}

/**
 * Keeps the review of a package, one for each. Whose package it is, and that it was received, the
 * caller has checked.
 * @throws DomainError ALREADY_REVIEWED, NOT_FOUND for a picture of somebody else
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

/** Strangers will read it, so of an email address it shows the first letter alone. */
function publicNameOf({ nickname, email }: Viewer): string {
  return nickname ?? `${email.slice(0, 1)}***`;
}
