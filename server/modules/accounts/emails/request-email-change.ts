import type { Language } from '../../../kernel/language';
import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { sendLink } from '../links/send-link';
import { findUserIdByEmail } from '../account.queries';
import { requirePassword } from '../passwords/require-password';

interface EmailChange {
  readonly email: string;
  readonly password: string;
  readonly language: Language;
}

/**
 * Mails an activation link of 24 hours to a new address; until it is used nothing changes. For an
 * address that somebody has, the answer is the same and no email leaves.
 * @throws DomainError WRONG_PASSWORD; TOO_MANY_REQUESTS
 */
export async function requestEmailChange(
  services: Services,
  viewer: Viewer,
  { email, password, language }: EmailChange,
): Promise<void> {
  await requirePassword(services, viewer, password);
  const sentTo = email.toLowerCase();
  const isTaken = (await findUserIdByEmail(services.db.read, sentTo)) !== null;
  const userId = isTaken ? null : viewer.id;
  await sendLink(services, { purpose: 'ACTIVATE_EMAIL', userId, sentTo, language });
}
