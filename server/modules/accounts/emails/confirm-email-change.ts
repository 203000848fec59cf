import { DomainError } from '../../../kernel/errors';
import type { Language } from '../../../kernel/language';
import { isDuplicateKey } from '../../../platform/db/driver-errors';
import type { Services } from '../../../platform/services';
import { sendEmail } from '../../emails/public';
import { redeemLink, requireGoodLink, voidLinks } from '../links/redeem-link';
import { User } from '../user.entity';

/**
 * Makes the address that an activation link was sent to the shopper's, verified; the old address is notified.
 * Returns the new address.
 * @throws DomainError LINK_UNKNOWN, LINK_USED, LINK_EXPIRED; EMAIL_TAKEN when somebody registered it
 *   meanwhile
 */
export async function confirmEmailChange(
  services: Services,
  token: string,
  language: Language,
): Promise<string> {
  const { db, clock } = services;
  const now = clock.now();
  const { userId: id, sentTo: email } = await requireGoodLink(
    db.read,
    'ACTIVATE_EMAIL',
    token,
    now,
  );
  const { email: to } = await db.read.findOneByOrFail(User, { id });
  const params = { newEmail: email, at: now.toISOString() };
  try {
    await db.transaction(async (tx) => {
      await redeemLink(tx, 'ACTIVATE_EMAIL', token, now);
      await tx.update(User, { id }, { email, isEmailVerified: true });
      await voidLinks(tx, id, now);
      await sendEmail(tx, { key: 'emailChanged', to, language, params }, now);
    });
  } catch (error) {
    throw isDuplicateKey(error) ? new DomainError('EMAIL_TAKEN') : error;
  }
  return email;
}
