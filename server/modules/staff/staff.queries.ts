import { In } from 'typeorm';
import { isAheadAt } from '../../platform/db/deadlines';
import type { Services } from '../../platform/services';
import { StaffSession } from './sessions/staff-session.entity';
import { StaffMember } from './staff-member.entity';
import type { StaffStatus } from './staff-member.machine';
import { needsFactor, type StaffRole } from './staff-rights.policy';

type Reads = Pick<Services, 'db' | 'clock'>;

/** An open session of a person, for the list of the staff. */
export interface OpenStaffSession {
  readonly id: string;
  readonly device: string;
  readonly station: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/** A person as owners see them; some may not sign in. */
export interface StaffEntry {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly language: string;
  readonly status: StaffStatus;
  /** Their roles demand a second factor. */
  readonly needsFactor: boolean;
  readonly hasFactor: boolean;
  readonly createdAt: Date;
  readonly sessions: readonly OpenStaffSession[];
}

/** Everybody of the staff by name, with their open sessions, the last used first. Two statements. */
export async function listStaff({ db, clock }: Reads): Promise<StaffEntry[]> {
  const members = await db.read.find(StaffMember, { order: { name: 'ASC', id: 'ASC' } });
  const sessions = await db.read.find(StaffSession, {
    where: { staffId: In(members.map(({ id }) => id)), expiresAt: isAheadAt(clock.now()) },
    order: { lastUsedAt: 'DESC' },
  });
  return members.map((member) => present(member, sessions));
}

/** Returns a person of the staff; null if nobody has this id. */
export async function findStaffMember(services: Reads, id: string): Promise<StaffEntry | null> {
  const { db, clock } = services;
  const member = await db.read.findOneBy(StaffMember, { id });
  if (!member) return null;
  const open = { staffId: id, expiresAt: isAheadAt(clock.now()) };
  return present(
    member,
    await db.read.find(StaffSession, { where: open, order: { lastUsedAt: 'DESC' } }),
  );
}

/** Returns the id of the person with an email address; null if nobody of the staff has it. */
export async function findStaffIdByEmail({ db }: Reads, email: string): Promise<string | null> {
  const member = await db.read.findOneBy(StaffMember, { email: email.trim().toLowerCase() });
  return member?.id ?? null;
}

function present(
  { id, email, name, roles, language, status, factorSecret, createdAt }: StaffMember,
  sessions: readonly StaffSession[],
): StaffEntry {
  return {
    ...{ id, email, name, roles, language, status, createdAt },
    needsFactor: needsFactor(roles),
    hasFactor: factorSecret !== null,
    sessions: sessions.filter(({ staffId }) => staffId === id),
  };
}
