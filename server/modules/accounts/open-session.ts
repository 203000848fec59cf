import type { EntityManager } from 'typeorm';
import { later } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { hashToken, newToken } from '../../kernel/tokens';
import { Session } from './session.entity';
import { SESSION_MS } from './session-life';

/** The session data that a client keeps. */
export interface OpenedSession {
  readonly token: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

/** Opens a session of 2 days (CO-01) for a shopper who has shown who they are. */
export async function openSession(
  tx: EntityManager,
  { userId, device }: { readonly userId: string; readonly device: string },
  now: Date,
): Promise<OpenedSession> {
  const token = newToken();
  const session = { id: newId(), userId, device, createdAt: now };
  const expiresAt = later(now, SESSION_MS);
  await tx.insert(Session, { ...session, expiresAt, tokenHash: hashToken(token) });
  return { token, sessionId: session.id, expiresAt };
}
