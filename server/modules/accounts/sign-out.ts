import type { Viewer } from '../../kernel/viewer';
import { announce } from '../../platform/changes/changes';
import type { Services } from '../../platform/services';
import { Session } from './session.entity';

/** Ends the session on the server; its token is invalid afterwards (ST-03). */
export async function signOut({ db, clock }: Services, viewer: Viewer): Promise<void> {
  const session = { userId: viewer.id, id: viewer.sessionId };
  await db.transaction((tx) => {
    announce(tx, { kind: 'SESSION_ENDED', userId: viewer.id });
    return tx.update(Session, session, { expiresAt: clock.now() });
  });
}
