import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { isAheadAt } from '../../../platform/db/deadlines';
import { Session } from '../session.entity';

/** Returns the shopper's open sessions, newest first. One statement. */
export function listSessions({ db, clock }: Services, viewer: Viewer): Promise<Session[]> {
  return db.read.find(Session, {
    where: { userId: viewer.id, expiresAt: isAheadAt(clock.now()) },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
}
