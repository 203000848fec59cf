import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../kernel/actor';
import { DomainError } from '../../../kernel/errors';
import { recordAction } from '../../../platform/audit/audit';
import { forUpdate } from '../../../platform/db/locks';
import { transition } from '../../../platform/db/transition';
import type { Services } from '../../../platform/services';
import { RecoveryCode } from '../factor/recovery-code.entity';
import { openStaffLink } from '../links/staff-link';
import { lockStaff } from '../lock-staff';
import { endStaffSessions } from '../sessions/end-staff-sessions';
import { StaffMember } from '../staff-member.entity';
import { staffMachine } from '../staff-member.machine';
import type { StaffRole } from '../staff-rights.policy';

type Opened = Pick<Services, 'db' | 'clock'>;

interface ChangeOfMember {
  readonly id: string;
  readonly reason: string;
}

/**
 * Gives a person other roles, from their next request on.
 * @throws DomainError NOT_FOUND; LAST_OWNER if nobody else active is an owner
 */
export function setStaffRoles(
  { db, clock }: Opened,
  by: Actor,
  { id, reason, roles }: ChangeOfMember & { readonly roles: readonly StaffRole[] },
): Promise<void> {
  return db.transaction(async (tx) => {
    const member = await lockWithOwners(tx, id);
    if (!roles.includes('OWNER')) await refuseLastOwner(tx, member);
    await tx.update(StaffMember, id, { roles: [...new Set(roles)] });
    await recordAction(
      tx,
      by,
      {
        ...{ action: 'STAFF_ROLES_SET', subject: id, reason },
        ...{ before: { roles: member.roles.join(' ') }, after: { roles: roles.join(' ') } },
      },
      clock.now(),
    );
  });
}

/**
 * Suspends a person: all their sessions end at once, on every server.
 * @throws DomainError NOT_FOUND; STAFF_STATUS_FORBIDS if they are suspended; LAST_OWNER
 */
export function suspendStaff(
  { db, clock }: Opened,
  by: Actor,
  change: ChangeOfMember,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { id, reason } = change;
    const member = await lockWithOwners(tx, id);
    await refuseLastOwner(tx, member);
    const status = await transition(tx, StaffMember, staffMachine, member, 'suspend');
    await endStaffSessions(tx, id, clock.now());
    const states = { before: { status: member.status }, after: { status } };
    await recordAction(
      tx,
      by,
      { action: 'STAFF_SUSPENDED', subject: id, reason, ...states },
      clock.now(),
    );
  });
}

/**
 * Lets a suspended person sign in again with their password; who never had one is invited as before.
 * @throws DomainError NOT_FOUND; STAFF_STATUS_FORBIDS if they are not suspended
 */
export function reinstateStaff(
  { db, clock }: Opened,
  by: Actor,
  change: ChangeOfMember,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { id, reason } = change;
    const member = await lockStaff(tx, id);
    const event = member.passwordHash ? 'reinstate' : 'reinviteSuspended';
    const status = await transition(tx, StaffMember, staffMachine, member, event);
    const states = { before: { status: member.status }, after: { status } };
    await recordAction(
      tx,
      by,
      { action: 'STAFF_REINSTATED', subject: id, reason, ...states },
      clock.now(),
    );
  });
}

/**
 * Opens a link by which a person chooses a new password, to be handed over in person; it works for 30 minutes (a new
 * invitation: seven days). With `withoutFactor` their second factor is forgotten as well, for a lost phone.
 * @throws DomainError NOT_FOUND; STAFF_STATUS_FORBIDS for a suspended person
 */
export function resetStaffAccess(
  { db, clock, staffUrl }: Opened & { readonly staffUrl: string },
  by: Actor,
  { id, reason, withoutFactor }: ChangeOfMember & { readonly withoutFactor: boolean },
): Promise<string> {
  return db.transaction(async (tx) => {
    const member = await lockStaff(tx, id);
    if (!staffMachine.allows(member.status, 'choosePassword'))
      throw staffMachine.refusalOf(member.status, 'choosePassword');
    if (withoutFactor) {
      await tx.update(StaffMember, id, { factorSecret: null, factorStep: null });
      await tx.delete(RecoveryCode, { staffId: id });
    }
    const now = clock.now();
    const action = withoutFactor ? 'STAFF_FACTOR_RESET' : 'STAFF_RESET_LINK_MADE';
    await recordAction(tx, by, { action, subject: id, reason }, now);
    const purpose = member.passwordHash ? 'RESET' : 'INVITATION';
    return openStaffLink(tx, { staffId: id, purpose }, { now, staffUrl });
  });
}

/**
 * Signs a person out everywhere. Returns how many sessions ended.
 * @throws DomainError NOT_FOUND
 */
export function signOutEverywhere(
  { db, clock }: Opened,
  by: Actor,
  { id, reason }: ChangeOfMember,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockStaff(tx, id);
    const ended = await endStaffSessions(tx, id, clock.now());
    await recordAction(
      tx,
      by,
      {
        ...{ action: 'STAFF_SESSIONS_ENDED', subject: id, reason },
        after: { sessions: ended },
      },
      clock.now(),
    );
    return ended;
  });
}

/** Locks the person and everybody active, so that two owners cannot remove each other at the same moment. */
async function lockWithOwners(tx: EntityManager, id: string): Promise<StaffMember> {
  await tx.find(StaffMember, {
    where: { status: 'ACTIVE' },
    order: { id: 'ASC' },
    ...forUpdate(tx),
  });
  return lockStaff(tx, id);
}

async function refuseLastOwner(
  tx: EntityManager,
  { id, roles, status }: StaffMember,
): Promise<void> {
  if (status !== 'ACTIVE' || !roles.includes('OWNER')) return;
  const active = await tx.findBy(StaffMember, { status: 'ACTIVE' });
  const others = active.filter((one) => one.id !== id && one.roles.includes('OWNER'));
  if (others.length === 0) throw new DomainError('LAST_OWNER');
}
