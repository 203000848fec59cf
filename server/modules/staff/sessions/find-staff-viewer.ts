import { hashToken } from '../../../kernel/tokens';
import { isAheadAt } from '../../../platform/db/deadlines';
import type { Services } from '../../../platform/services';
import { StaffMember } from '../staff-member.entity';
import { needsFactor } from '../staff-rights.policy';
import { isLockedAt, isTouchDue } from './staff-session-life';
import { StaffSession } from './staff-session.entity';
import type { SessionState, StaffViewer } from './staff-viewer';

/** A session by the token that its browser holds, or by its id. */
type SessionKey = { readonly token: string } | { readonly sessionId: string };

/**
 * Returns the person whom a session belongs to; null if the session has ended or the person is suspended. Two
 * statements.
 */
export async function findStaffViewer(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  key: SessionKey,
): Promise<StaffViewer | null> {
  const now = clock.now();
  const one = 'token' in key ? { tokenHash: hashToken(key.token) } : { id: key.sessionId };
  const open = { ...one, expiresAt: isAheadAt(now) };
  const session = await db.read.findOneBy(StaffSession, open);
  const member =
    session && (await db.read.findOneBy(StaffMember, { id: session.staffId, status: 'ACTIVE' }));
  if (!member) return null;
  const { id, email, name, roles, language } = member;
  const { id: sessionId, station, lastUsedAt } = session;
  const state = stateOf(member, session, now);
  return { id, sessionId, email, name, roles, language, station, state, lastUsedAt };
}

function stateOf(
  { roles, factorSecret }: StaffMember,
  session: StaffSession,
  now: Date,
): SessionState {
  if (isLockedAt(session, now)) return 'LOCKED';
  if (!needsFactor(roles) || session.factorAt) return 'READY';
  return factorSecret ? 'FACTOR' : 'ENROL';
}

/** Notes that a person works in a session; at most one statement a minute. */
export async function touchSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  viewer: StaffViewer,
): Promise<void> {
  const now = clock.now();
  if (viewer.state === 'LOCKED' || !isTouchDue(viewer, now)) return;
  await db.transaction((tx) => tx.update(StaffSession, viewer.sessionId, { lastUsedAt: now }));
}
