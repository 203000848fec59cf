import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import type { Viewer } from '../../kernel/viewer';
import { isDuplicateKey } from '../../platform/db/driver-errors';
import { Review } from './review.entity';

export interface ReviewRequest {
  readonly packageId: string;
  /** 1 to 5. */
  readonly stars: number;
  readonly content: string;
  readonly isAnonymous: boolean;
}

/**
 * Keeps the review of a package, one for each. Whose package it is, and that it was received, the
 * caller has checked. @throws DomainError ALREADY_REVIEWED
 */
export async function writeReview(
  tx: EntityManager,
  viewer: Viewer,
  { packageId, stars, content, isAnonymous }: ReviewRequest,
  now: Date,
): Promise<void> {
  const written = { packageId, stars, content, isAnonymous, createdAt: now };
  const author = { userId: viewer.id, authorName: publicNameOf(viewer) };
  try {
    await tx.insert(Review, { id: newId(), ...written, ...author });
  } catch (error) {
    throw isDuplicateKey(error) ? new DomainError('ALREADY_REVIEWED') : error;
  }
}

/** Strangers will read it, so of an email address it shows the first letter alone. */
function publicNameOf({ nickname, email }: Viewer): string {
  return nickname ?? `${email.slice(0, 1)}***`;
}
