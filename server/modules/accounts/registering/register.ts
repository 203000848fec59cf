import { DomainError } from '../../../kernel/errors';
import type { RateLimit } from '../../../platform/rate-limit';
import type { Services } from '../../../platform/services';
import { requireCaptcha, type CaptchaAnswer } from '../../captcha/public';
import type { Caller } from '../caller';
import { openAccount } from './open-account';
import { remindOwner } from './remind-owner';

const HOUR_S = 60 * 60;

/** Registrations from one client address in an hour, and of one email address from there. */
const perAddress: RateLimit = { name: 'registrations', points: 60, seconds: HOUR_S };
const perPair: RateLimit = { name: 'registrations of one email', points: 5, seconds: HOUR_S };

interface Registration extends CaptchaAnswer {
  readonly email: string;
  readonly password: string;
}

/**
 * Opens an account (API-03). For an address that has one already it answers the same after the same
 * work; the owner is written to, and nothing of the account changes.
 * @throws DomainError WRONG_CAPTCHA; RATE_LIMITED, known or not
 */
export async function register(
  services: Services,
  { email, password, ...captcha }: Registration,
  { language, clientAddress }: Caller,
): Promise<void> {
  requireCaptcha(services, captcha);
  await services.rateLimits.consume(perAddress, clientAddress);
  await services.rateLimits.consume(perPair, `${email.toLowerCase()} ${clientAddress}`);
  try {
    await openAccount(services, { email, password, language, clientAddress });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'EMAIL_TAKEN') throw error;
    await remindOwner(services, email);
  }
}
