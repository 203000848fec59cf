import { DomainError } from '../../../kernel/errors';
import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { isAheadAt } from '../../../platform/db/deadlines';
import { Session } from '../session.entity';

/**
 * Ends one of the shopper's open sessions, this one included.
 * @throws DomainError NOT_FOUND, for a stranger's session and one that has ended as for none
 */
export async function endSession(
  { db, clock }: Services,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const now = clock.now();
  const { affected } = await db.transaction((tx) =>
    tx.update(Session, { userId: viewer.id, id, expiresAt: isAheadAt(now) }, { expiresAt: now }),
  );
  if (affected !== 1) throw new DomainError('NOT_FOUND');
}
