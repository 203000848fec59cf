import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { sendLink } from '../links/send-link';
import { findUserIdByEmail } from '../account.queries';
import type { Caller } from '../caller';
import { requirePassword } from '../passwords/require-password';

interface EmailChange {
  readonly email: string;
  readonly password: string;
}

/**
 * Mails an activation link of 24 hours to a new address; nothing changes until it is used. For an address in
 * use the response is the same, but no email is sent.
 * @throws DomainError WRONG_PASSWORD; RATE_LIMITED
 */
export async function requestEmailChange(
  services: Services,
  viewer: Viewer,
  { email, password }: EmailChange,
  caller: Caller,
): Promise<void> {
  await requirePassword(services, viewer, password, caller);
  const sentTo = email.toLowerCase();
  const isTaken = (await findUserIdByEmail(services.db.read, sentTo)) !== null;
  const userId = isTaken ? null : viewer.id;
  const { language } = caller;
  await sendLink(services, { purpose: 'ACTIVATE_EMAIL', userId, sentTo, language });
}
