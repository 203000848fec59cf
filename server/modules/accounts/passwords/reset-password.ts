import type { Language } from '../../../kernel/language';
import type { Services } from '../../../platform/services';
import { sendEmail } from '../../emails/public';
import { redeemLink, requireGoodLink, voidLinks } from '../links/redeem-link';
import { endSessions } from '../sessions/end-sessions';
import { User } from '../user.entity';
import { hashPassword } from './password';

interface NewPassword {
  readonly token: string;
  readonly password: string;
  /** In which the shopper is told. */
  readonly language: Language;
}

/**
 * Sets a new password by a mailed link, which is used up; every session ends. That the link came
 * through proves the address it was sent to.
 * @throws DomainError LINK_EXPIRED
 */
export async function resetPassword(
  services: Services,
  { token, password, language }: NewPassword,
): Promise<void> {
  const { db, clock } = services;
  const { sentTo } = await requireGoodLink(db.read, 'RESET', token, clock.now());
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  const params = { at: now.toISOString() };
  await db.transaction(async (tx) => {
    const { userId } = await redeemLink(tx, 'RESET', token, now);
    await tx.update(User, { id: userId }, { passwordHash });
    await tx.update(User, { id: userId, email: sentTo }, { isEmailVerified: true });
    await voidLinks(tx, userId, now);
    await endSessions(tx, { userId }, now);
    await sendEmail(tx, { key: 'passwordChanged', to: sentTo, language, params }, now);
  });
}
