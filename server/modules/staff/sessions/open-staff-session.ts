import type { EntityManager } from 'typeorm';
import { later } from '../../../kernel/clock';
import { newId } from '../../../kernel/ids';
import { hashToken, newToken } from '../../../kernel/tokens';
import { StaffSession } from './staff-session.entity';
import { STAFF_SESSION_MS } from './staff-session-life';

/** A session as its browser keeps it. */
export interface OpenedStaffSession {
  readonly token: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

/** Opens a session of 12 h for a person who has shown who they are. One statement. */
export async function openStaffSession(
  tx: EntityManager,
  { staffId, device, station }: Pick<StaffSession, 'staffId' | 'device' | 'station'>,
  now: Date,
): Promise<OpenedStaffSession> {
  const token = newToken();
  const expiresAt = later(now, STAFF_SESSION_MS);
  const session = { id: newId(), staffId, device, station, createdAt: now, lastUsedAt: now };
  await tx.insert(StaffSession, {
    ...session,
    ...{ tokenHash: hashToken(token), expiresAt, factorAt: null },
  });
  return { token, sessionId: session.id, expiresAt };
}
