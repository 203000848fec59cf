import type { EntityManager } from 'typeorm';
import { HOUR_MS, later } from '../../kernel/clock';
import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import { forUpdate } from '../../platform/db/locks';
import type { Services } from '../../platform/services';
import { sendEmail } from '../emails/public';
import type { Caller } from './caller';
import { findKnownDevice, rememberDevice } from './devices/known-devices';
import { openSession, type OpenedSession } from './open-session';
import { isPasswordRight } from './passwords/password';
import { Session } from './session.entity';
import { deviceName } from './sessions/device-name';
import { consumeAttempt, type PasswordGuesser } from './sign-in-limits';
import { User } from './user.entity';

export interface SignedIn {
  readonly session: OpenedSession;
  readonly viewer: Viewer;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Opens a session for an email address and its password (API-02). The shopper is notified of an unknown
 * device, which is known from then on.
 * @throws DomainError WRONG_CREDENTIALS, the same for an unknown address and a wrong password; RATE_LIMITED
 *   after repeated failures.
 */
export async function signIn(
  services: Services,
  { email: typed, password }: Credentials,
  caller: Caller,
): Promise<SignedIn> {
  const email = typed.toLowerCase();
  const user = await services.db.read.findOneBy(User, { email });
  const refundAttempt = await consumeAttempt(
    services.rateLimits,
    await guesserOf(services, email, user, caller),
  );
  const { clientAddress } = caller;
  const passwordHash = user?.passwordHash;
  if (!(await isPasswordRight(services, { password, passwordHash, clientAddress })) || !user)
    throw new DomainError('WRONG_CREDENTIALS');
  await refundAttempt();
  return beginSession(services, user, caller);
}

/** A device that signed in before, or an open session, is not blocked by the failures of strangers. */
async function guesserOf(
  { db }: Services,
  email: string,
  user: User | null,
  { viewer, cookies, clientAddress }: Caller,
): Promise<PasswordGuesser> {
  if (user && viewer?.id === user.id) return viewer;
  const device = user && (await findKnownDevice(db.read, { userId: user.id, cookies }));
  return device ? { deviceId: device.id } : { email, clientAddress };
}

async function beginSession(
  { db, clock }: Services,
  user: User,
  { userAgent, language, cookies }: Caller,
): Promise<SignedIn> {
  const { id: userId, email: to } = user;
  const device = deviceName(userAgent);
  const now = clock.now();
  const { session, keepDevice } = await db.transaction(async (tx) => {
    await refuseChangedPassword(tx, user);
    const params = { device: device || 'unknown', at: now.toISOString() };
    if (await isStrange(tx, user, device, now))
      await sendEmail(tx, { key: 'newSignIn', to, language, params }, now);
    if (user.language !== language) await tx.update(User, { id: userId }, { language });
    return {
      session: await openSession(tx, { userId, device }, now),
      keepDevice: await rememberDevice(tx, { userId, cookies }, now),
    };
  });
  keepDevice();
  return { session, viewer: viewerOf(user, session.sessionId) };
}

/** Leaves the password's hash out of what a request knows of its shopper. */
function viewerOf(user: User, sessionId: string): Viewer {
  const { id, email, nickname, isEmailVerified, avatarFile, language, mutedEmails } = user;
  return { id, sessionId, email, nickname, isEmailVerified, avatarFile, language, mutedEmails };
}

/** After a reset during the password check, the old password must not open a session. */
async function refuseChangedPassword(tx: EntityManager, { id, passwordHash }: User): Promise<void> {
  const user = await tx.findOne(User, { where: { id, passwordHash }, ...forUpdate(tx) });
  if (!user) throw new DomainError('WRONG_CREDENTIALS');
}

/**
 * Returns whether the shopper has to be notified of a device; the first one within an hour of registering is
 * exempt.
 */
async function isStrange(
  tx: EntityManager,
  { id: userId, createdAt }: User,
  device: string,
  now: Date,
): Promise<boolean> {
  if (await tx.existsBy(Session, { userId, device })) return false;
  return later(createdAt, HOUR_MS) < now || (await tx.existsBy(Session, { userId }));
}
