import { recordAction } from '../../../platform/audit/audit';
import type { Services } from '../../../platform/services';
import { actorOf } from '../actor-of';
import { checkStaffPassword } from './check-staff-password';
import { StaffSession } from './staff-session.entity';
import type { StaffViewer } from './staff-viewer';

/**
 * Unlocks a session after idle time by the password of its person.
 * @throws DomainError WRONG_CREDENTIALS; RATE_LIMITED after repeated failures
 */
export async function unlockSession(
  services: Services,
  viewer: StaffViewer,
  given: {
    readonly password: string;
    readonly clientAddress: string;
    readonly requestId: string | null;
  },
): Promise<void> {
  const { password, clientAddress, requestId } = given;
  await checkStaffPassword(services, { email: viewer.email, password, clientAddress });
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    await tx.update(StaffSession, viewer.sessionId, { lastUsedAt: now });
    await recordAction(
      tx,
      actorOf(viewer, requestId),
      { action: 'SESSION_UNLOCKED', subject: viewer.id },
      now,
    );
  });
}
