import { DomainError } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { FREE_STORAGE_DAYS } from '../../kernel/limits';
import type { Viewer } from '../../kernel/viewer';
import { isDuplicateKey } from '../../platform/db/driver-errors';
import type { Services } from '../../platform/services';
import { requireCaptcha, type CaptchaAnswer } from '../captcha/public';
import { openFund } from '../funds/public';
import { sendLetter } from '../letters/public';
import { keepLink, newLink } from '../mailed-links/public';
import type { Caller } from './caller';
import { openSession, type OpenedSession } from './open-session';
import { hashPassword } from './password';
import { deviceName } from './sessions/device-name';
import { User } from './user.entity';
import { viewerOf } from './viewer';

export interface Registration extends CaptchaAnswer {
  readonly email: string;
  readonly password: string;
}

export interface SignedIn {
  readonly session: OpenedSession;
  readonly viewer: Viewer;
}

/**
 * Opens an account with an empty fund, mails a welcome with the link that verifies it, and signs the shopper in (API-03).
 * @throws DomainError WRONG_CAPTCHA, EMAIL_TAKEN
 */
export async function register(
  services: Services,
  { email, password, ...captcha }: Registration,
  { language, userAgent }: Caller,
): Promise<SignedIn> {
  const { db, clock } = services;
  requireCaptcha(services, captcha);
  const device = deviceName(userAgent);
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  const user: User = {
    id: newId(),
    email: email.toLowerCase(),
    passwordHash,
    nickname: null,
    isEmailVerified: false,
    ...{ gender: null, birthday: null, phone: null, region: null, avatarFile: null, language },
    createdAt: now,
  };
  const link = newLink(services, 'VERIFY');
  const params = { days: FREE_STORAGE_DAYS, link: link.url };
  const welcome = { key: 'welcome', to: user.email, language, params } as const;
  try {
    return await db.transaction(async (tx) => {
      await tx.insert(User, user);
      await openFund(tx, user.id);
      await keepLink(tx, link, { userId: user.id, sentTo: user.email }, now);
      await sendLetter(tx, welcome, now);
      const session = await openSession(tx, { userId: user.id, device }, now);
      return { session, viewer: viewerOf(user, session.sessionId) };
    });
  } catch (error) {
    throw isDuplicateKey(error) ? new DomainError('EMAIL_TAKEN') : error;
  }
}
