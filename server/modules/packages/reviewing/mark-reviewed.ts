import type { EntityManager } from 'typeorm';
import { lockPackage } from '../package.queries';
import { transitionPackage } from '../transition-package';

/**
 * Tells a completed package's timeline that it was reviewed; the lock it takes makes reviews of one
 * package take turns. @throws DomainError NOT_FOUND, PACKAGE_STATUS_FORBIDS
 */
export async function markReviewed(
  tx: EntityManager,
  { userId, packageId, now }: { userId: string; packageId: string; now: Date },
): Promise<void> {
  const reviewed = await lockPackage(tx, userId, packageId);
  await transitionPackage(tx, reviewed, 'review', { actor: 'SHOPPER', now });
}
