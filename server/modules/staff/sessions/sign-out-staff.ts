import { recordAction } from '../../../platform/audit/audit';
import type { Services } from '../../../platform/services';
import { actorOf } from '../actor-of';
import { StaffSession } from './staff-session.entity';
import type { StaffViewer } from './staff-viewer';

/** Ends the session of a person of the staff. */
export async function signOutStaff(
  { db, clock }: Services,
  viewer: StaffViewer,
  requestId: string | null,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tx.update(StaffSession, viewer.sessionId, { expiresAt: now });
    await recordAction(
      tx,
      actorOf(viewer, requestId),
      { action: 'STAFF_SIGNED_OUT', subject: viewer.id },
      now,
    );
  });
}
