import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../../kernel/viewer';
import { once, type Repeatable } from '../../../platform/idempotency/idempotency';
import type { Services } from '../../../platform/services';
import { writeReview, type ReviewRequest } from '../../reviews/public';
import { lockPackage } from '../package.queries';
import { transitionPackage } from '../transition-package';

/**
 * Reviews a completed package, once (ST-10, SN-02); the lock it takes makes reviews of one package
 * take turns.
 * @throws DomainError IDEMPOTENCY_KEY_REUSED; NOT_FOUND; PACKAGE_STATUS_FORBIDS before it is completed; ALREADY_REVIEWED
 */
export async function reviewPackage(
  { db, clock }: Services,
  viewer: Viewer,
  request: ReviewRequest & Repeatable,
): Promise<void> {
  const now = clock.now();
  const attempt = { caller: viewer, operation: 'reviewPackage', input: request, now };
  const write = async (tx: EntityManager) => {
    const reviewed = await lockPackage(tx, viewer.id, request.packageId);
    await transitionPackage(tx, reviewed, 'review', { actor: 'SHOPPER', now });
    await writeReview(tx, viewer, request, now);
    return { id: reviewed.id };
  };
  await db.transaction((tx) =>
    once(
      tx,
      attempt,
      () => write(tx),
      (id) => Promise.resolve({ id }),
    ),
  );
}
