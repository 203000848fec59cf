import { DomainError } from '../../../kernel/errors';
import type { Language } from '../../../kernel/language';
import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { sendLink } from '../links/send-link';

/**
 * Mails the link that verifies the shopper's address again; it is valid for 24 hours.
 * @throws DomainError EMAIL_ALREADY_VERIFIED; RATE_LIMITED within a minute of the last one, and after 3 in an
 *   hour
 */
export async function sendVerificationMail(
  services: Services,
  { id: userId, email: sentTo, isEmailVerified }: Viewer,
  language: Language,
): Promise<void> {
  if (isEmailVerified) throw new DomainError('EMAIL_ALREADY_VERIFIED');
  await sendLink(services, { purpose: 'VERIFY', userId, sentTo, language });
}
