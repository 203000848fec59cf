import type { EntityManager } from 'typeorm';
import { HOUR_MS, later } from '../../kernel/clock';
import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import { forUpdate } from '../../platform/db/locks';
import type { Services } from '../../platform/services';
import { sendEmail } from '../emails/public';
import type { Caller } from './caller';
import { openSession, type OpenedSession } from './open-session';
import { isPasswordRight } from './passwords/password';
import { Session } from './session.entity';
import { deviceName } from './sessions/device-name';
import { countFailedSignIn, refuseTooManySignIns } from './sign-in-limits';
import { User } from './user.entity';
import { viewerOf } from './viewer';

export interface SignedIn {
  readonly session: OpenedSession;
  readonly viewer: Viewer;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Opens a session for an email address and its password (API-02). The shopper is told of a device
 * they had not used before.
 * @throws DomainError WRONG_CREDENTIALS, the same for an unknown address and a wrong password;
 * TOO_MANY_REQUESTS after repeated failures.
 */
export async function signIn(
  services: Services,
  credentials: Credentials,
  { clientAddress, userAgent, language }: Caller,
): Promise<SignedIn> {
  const { db, clock } = services;
  const email = credentials.email.toLowerCase();
  await refuseTooManySignIns(email, clientAddress);
  const user = await db.read.findOneBy(User, { email });
  if (!(await isPasswordRight(credentials.password, user?.passwordHash)) || !user) {
    await countFailedSignIn(email, clientAddress);
    throw new DomainError('WRONG_CREDENTIALS');
  }
  const device = deviceName(userAgent);
  const now = clock.now();
  const session = await db.transaction(async (tx) => {
    await refuseChangedPassword(tx, user);
    const params = { device: device || 'unknown', at: now.toISOString() };
    if (await isStrange(tx, user, device, now))
      await sendEmail(tx, { key: 'newSignIn', to: email, language, params }, now);
    if (user.language !== language) await tx.update(User, { id: user.id }, { language });
    return openSession(tx, { userId: user.id, device }, now);
  });
  return { session, viewer: viewerOf(user, session.sessionId) };
}

/** A reset while the password was being checked must not leave the old one a session. */
async function refuseChangedPassword(tx: EntityManager, { id, passwordHash }: User): Promise<void> {
  const user = await tx.findOne(User, { where: { id, passwordHash }, ...forUpdate(tx) });
  if (!user) throw new DomainError('WRONG_CREDENTIALS');
}

/** Whether a device is news to the shopper; the first after registering, within an hour, is not. */
async function isStrange(
  tx: EntityManager,
  { id: userId, createdAt }: User,
  device: string,
  now: Date,
): Promise<boolean> {
  if (await tx.existsBy(Session, { userId, device })) return false;
  return later(createdAt, HOUR_MS) < now || (await tx.existsBy(Session, { userId }));
}
