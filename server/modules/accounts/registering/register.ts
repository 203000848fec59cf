import { DomainError } from '../../../kernel/errors';
import type { RateLimit } from '../../../platform/rate-limit';
import type { Services } from '../../../platform/services';
import { requireCaptcha, type CaptchaAnswer } from '../../captcha/public';
import type { Caller } from '../caller';
import { openAccount } from './open-account';
import { remindOwner } from './remind-owner';

const HOUR_S = 60 * 60;

/** Registrations from one client address per hour, and of one email address from there. */
const perAddress: RateLimit = { name: 'registrations', points: 60, seconds: HOUR_S };
const perPair: RateLimit = { name: 'registrations of one email', points: 5, seconds: HOUR_S };

interface Registration extends CaptchaAnswer {
  readonly email: string;
  readonly password: string;
}

/**
 * Opens an account (API-03). For a registered address it responds the same after the same work; the owner
 * gets an email, and the account does not change.
 * @throws DomainError WRONG_CAPTCHA; RATE_LIMITED, known or not
 */
export async function register(
  services: Services,
  { email, password, ...captcha }: Registration,
  { language, clientAddress }: Caller,
): Promise<void> {
  await requireCaptcha(services, captcha);
  await services.rateLimits.consume(perAddress, clientAddress);
  await services.rateLimits.consume(perPair, `${email.toLowerCase()} ${clientAddress}`);
  try {
    await openAccount(services, { email, password, language, clientAddress });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'EMAIL_TAKEN') throw error;
    await remindOwner(services, email);
  }
}
