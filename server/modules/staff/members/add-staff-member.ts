import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../kernel/actor';
import { DomainError } from '../../../kernel/errors';
import { newId } from '../../../kernel/ids';
import type { Language } from '../../../kernel/language';
import { recordAction } from '../../../platform/audit/audit';
import { isDuplicateKey } from '../../../platform/db/driver-errors';
import type { Services } from '../../../platform/services';
import { sendEmail } from '../../emails/public';
import { openStaffLink } from '../links/staff-link';
import { StaffMember } from '../staff-member.entity';
import type { StaffRole } from '../staff-rights.policy';

/** A person to be added; the language is that of their invitation. */
export interface NewStaffMember {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly language: Language;
}

/** `link` is valid for seven days and works once. */
export interface AddedStaffMember {
  readonly id: string;
  readonly link: string;
}

type Staffed = Pick<Services, 'db' | 'clock'> & { readonly staffUrl: string };

/**
 * Adds a person by the command line, which hands over the link itself: the first owner is made so, and nowhere else.
 * @throws DomainError STAFF_EMAIL_TAKEN
 */
export function addStaffMember(
  services: Staffed,
  by: Actor,
  member: NewStaffMember,
): Promise<AddedStaffMember> {
  return services.db.transaction((tx) => insertMember(tx, services, by, member));
}

/**
 * Adds a person and mails them the invitation.
 * @throws DomainError STAFF_EMAIL_TAKEN
 */
export async function inviteStaffMember(
  services: Staffed,
  by: Actor,
  member: NewStaffMember,
): Promise<string> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const { id, link } = await insertMember(tx, services, by, member);
    const { email: to, language, name } = member;
    await sendEmail(
      tx,
      { key: 'staffInvitation', to, language, params: { name, link } },
      clock.now(),
    );
    return id;
  });
}

async function insertMember(
  tx: EntityManager,
  { clock, staffUrl }: Staffed,
  by: Actor,
  { email: typed, name, roles, language }: NewStaffMember,
): Promise<AddedStaffMember> {
  const now = clock.now();
  const id = newId();
  const email = typed.trim().toLowerCase();
  const member = { id, email, name: name.trim(), roles: [...new Set(roles)], language };
  await tx
    .insert(StaffMember, {
      ...{ ...member, status: 'INVITED', createdAt: now },
      ...{ passwordHash: null, factorSecret: null, factorStep: null },
    })
    .catch((error: unknown) => {
      throw isDuplicateKey(error) ? new DomainError('STAFF_EMAIL_TAKEN') : error;
    });
  await recordAction(
    tx,
    by,
    { action: 'STAFF_ADDED', subject: id, after: { roles: roles.join(' ') } },
    now,
  );
  return {
    id,
    link: await openStaffLink(tx, { staffId: id, purpose: 'INVITATION' }, { now, staffUrl }),
  };
}
