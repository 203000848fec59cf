import { DomainError } from '../../../kernel/errors';
import { recordAction } from '../../../platform/audit/audit';
import { forUpdate } from '../../../platform/db/locks';
import type { Services } from '../../../platform/services';
import { StaffMember } from '../staff-member.entity';
import { checkStaffPassword } from './check-staff-password';
import { openStaffSession, type OpenedStaffSession } from './open-staff-session';
import type { StaffCaller } from './staff-caller';

/**
 * Opens a session of the staff for an email address and its password. Who decides about money or people has to
 * confirm it with the second factor before it may do anything.
 * @throws DomainError WRONG_CREDENTIALS, the same for an unknown address, an invited and a suspended person and a
 *   wrong password; RATE_LIMITED after repeated failures
 */
export async function signInStaff(
  services: Services,
  { email, password }: { readonly email: string; readonly password: string },
  { clientAddress, device, station, requestId }: StaffCaller,
): Promise<OpenedStaffSession> {
  const { db, clock } = services;
  const { id, passwordHash, name } = await checkStaffPassword(services, {
    ...{ email, password, clientAddress },
  });
  const now = clock.now();
  return db.transaction(async (tx) => {
    // Suspended, or given another password, during the check: the old password opens nothing.
    const where = { id, passwordHash: passwordHash!, status: 'ACTIVE' as const };
    if (!(await tx.findOne(StaffMember, { where, ...forUpdate(tx) })))
      throw new DomainError('WRONG_CREDENTIALS');
    const session = await openStaffSession(tx, { staffId: id, device, station }, now);
    const by = { kind: 'STAFF', staffId: id, name, station, requestId } as const;
    await recordAction(
      tx,
      { ...by, sessionId: session.sessionId },
      { action: 'STAFF_SIGNED_IN', subject: id },
      now,
    );
    return session;
  });
}
