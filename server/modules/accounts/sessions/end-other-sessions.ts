import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { endSessions } from './end-sessions';

/** Ends every session of the shopper but the one of this request; having no other is no error. */
export async function endOtherSessions({ db, clock }: Services, viewer: Viewer): Promise<void> {
  const { id: userId, sessionId: except } = viewer;
  await db.transaction((tx) => endSessions(tx, { userId, except }, clock.now()));
}
