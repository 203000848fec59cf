import { recordAction } from '../../../platform/audit/audit';
import { forUpdate } from '../../../platform/db/locks';
import { transition } from '../../../platform/db/transition';
import type { Services } from '../../../platform/services';
import { hashPassword } from '../../accounts/public';
import { lockStaff } from '../lock-staff';
import { StaffMember } from '../staff-member.entity';
import { staffMachine } from '../staff-member.machine';
import { endStaffSessions } from '../sessions/end-staff-sessions';
import { openStaffSession, type OpenedStaffSession } from '../sessions/open-staff-session';
import type { StaffCaller } from '../sessions/staff-caller';
import { StaffLink, type StaffLinkPurpose } from './staff-link.entity';
import { findStaffLink } from './staff-link';

/** Whom a link belongs to, so that its page can greet them. */
export interface LinkOwner {
  readonly purpose: StaffLinkPurpose;
  readonly name: string;
  readonly email: string;
}

/** @throws DomainError LINK_UNKNOWN, LINK_USED, LINK_EXPIRED */
export async function ownerOfStaffLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<LinkOwner> {
  const { staffId, purpose } = await findStaffLink(db.read, token, clock.now());
  const { name, email } = await db.read.findOneByOrFail(StaffMember, { id: staffId });
  return { purpose, name, email };
}

/**
 * Sets the password that a person has chosen, ends their other sessions and signs them in. An invited person is active
 * from then on.
 * @throws DomainError LINK_UNKNOWN, LINK_USED, LINK_EXPIRED; STAFF_STATUS_FORBIDS for a suspended person
 */
export async function redeemStaffLink(
  services: Services,
  { token, password }: { readonly token: string; readonly password: string },
  { clientAddress, device, station, requestId }: StaffCaller,
): Promise<OpenedStaffSession> {
  const { db, clock } = services;
  // Before hashing, which costs more than looking up a link of nobody.
  await findStaffLink(db.read, token, clock.now());
  const passwordHash = await hashPassword(services, password, clientAddress);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { id: linkId, staffId, purpose } = await findStaffLink(tx, token, now, forUpdate(tx));
    const member = await lockStaff(tx, staffId);
    await transition(tx, StaffMember, staffMachine, member, 'choosePassword', { passwordHash });
    await tx.update(StaffLink, linkId, { usedAt: now });
    await endStaffSessions(tx, staffId, now);
    const session = await openStaffSession(tx, { staffId, device, station }, now);
    const { sessionId } = session;
    await recordAction(
      tx,
      { kind: 'STAFF', staffId, name: member.name, sessionId, station, requestId },
      {
        action: purpose === 'INVITATION' ? 'INVITATION_ACCEPTED' : 'STAFF_PASSWORD_RESET',
        subject: staffId,
      },
      now,
    );
    return session;
  });
}
