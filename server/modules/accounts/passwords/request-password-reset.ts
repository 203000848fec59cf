import { setTimeout as sleep } from 'node:timers/promises';
import type { RateLimit } from '../../../platform/rate-limit';
import type { Services } from '../../../platform/services';
import { sendLink } from '../links/send-link';
import { findUserIdByEmail } from '../account.queries';
import type { Caller } from '../caller';

/** Reset links requested from one client address per hour. */
const perAddress: RateLimit = { name: 'password resets', points: 30, seconds: 60 * 60 };

/**
 * An email takes a few milliseconds more than none; the response is delayed until either is certainly done.
 */
const ANSWER_MS = 60;

/**
 * Mails a reset link of 30 minutes (CO-01). Responds the same, and as soon, for an address nobody has.
 * @throws DomainError RATE_LIMITED, known or not, after 3 for one address in an hour
 */
export async function requestPasswordReset(
  services: Services,
  email: string,
  { language, clientAddress }: Caller,
): Promise<void> {
  await services.rateLimits.consume(perAddress, clientAddress);
  const answerTime = sleep(ANSWER_MS);
  const sentTo = email.toLowerCase();
  const userId = await findUserIdByEmail(services.db.read, sentTo);
  const link = { purpose: 'RESET', userId, sentTo, language } as const;
  await Promise.all([sendLink(services, link), answerTime]);
}
