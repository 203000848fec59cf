import type { Language } from '../../../kernel/language';
import type { Services } from '../../../platform/services';
import { findLink } from '../links/redeem-link';
import { confirmEmailChange } from './confirm-email-change';
import { verifyEmail } from './verify-email';

/**
 * Redeems a link to an email address, whether it verifies the account's or changes to a new one; returns the
 * address. It serves clients that do not distinguish the two (API-13).
 * @throws DomainError LINK_UNKNOWN, LINK_USED, LINK_EXPIRED; EMAIL_TAKEN when somebody registered the new
 *   address meanwhile
 */
export async function activateEmail(
  services: Services,
  token: string,
  language: Language,
): Promise<string> {
  const link = await findLink(services.db.read, 'VERIFY', token);
  return link ? verifyEmail(services, token) : confirmEmailChange(services, token, language);
}
