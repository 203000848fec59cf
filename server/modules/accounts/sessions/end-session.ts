import { DomainError } from '../../../kernel/errors';
import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { announce } from '../../../platform/changes/changes';
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
  const open = { userId: viewer.id, id, expiresAt: isAheadAt(now) };
  const { affected } = await db.transaction((tx) => {
    announce(tx, { kind: 'SESSION_ENDED', userId: viewer.id });
    return tx.update(Session, open, { expiresAt: now });
  });
  if (affected !== 1) throw new DomainError('NOT_FOUND');
}
