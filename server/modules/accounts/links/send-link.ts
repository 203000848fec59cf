import type { Language } from '../../../kernel/language';
import type { Services } from '../../../platform/services';
import { sendEmail } from '../../emails/public';
import { lockUser } from '../lock-user';
import type { LinkPurpose } from './account-token.entity';
import { refuseTooManyEmails } from './email-limit';
import { keepLink, newLink } from './mailed-link';

const emails = {
  VERIFY: 'verifyEmail',
  ACTIVATE_EMAIL: 'activateEmail',
  RESET: 'resetPassword',
} as const satisfies Record<LinkPurpose, string>;

interface LinkRequest {
  readonly purpose: LinkPurpose;
  /** Null if nobody may have this link: nothing is sent, but the same work is done and counted. */
  readonly userId: string | null;
  readonly sentTo: string;
  readonly language: Language;
}

/**
 * Mails a link. Throws DomainError RATE_LIMITED after 3 to one address, or 6 by one shopper, in an
 * hour, and within a minute of an activation email for the same purpose to the same address (API-12).
 */
export async function sendLink(services: Services, request: LinkRequest): Promise<void> {
  const { purpose, userId, sentTo, language } = request;
  const link = newLink(services, purpose);
  const email = { key: emails[purpose], to: sentTo, language, params: { link: link.url } };
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    if (userId) await lockUser(tx, userId);
    await refuseTooManyEmails(tx, request, now);
    await keepLink(tx, link, { userId, sentTo }, now);
    if (userId) await sendEmail(tx, email, now);
  });
}
