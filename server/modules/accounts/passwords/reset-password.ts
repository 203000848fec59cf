import type { Services } from '../../../platform/services';
import { sendEmail } from '../../emails/public';
import { redeemLink, requireGoodLink, voidLinks } from '../links/redeem-link';
import type { Caller } from '../caller';
import { forgetOtherDevices, rememberDevice } from '../devices/known-devices';
import { endSessions } from '../sessions/end-sessions';
import { User } from '../user.entity';
import { hashPassword } from './password';

interface NewPassword {
  readonly token: string;
  readonly password: string;
}

/**
 * Sets a new password by a mailed link, which is used up; every session ends. The use of the link proves the
 * address it was sent to, and this becomes the only known device.
 * @throws DomainError LINK_UNKNOWN, LINK_USED, LINK_EXPIRED
 */
export async function resetPassword(
  services: Services,
  { token, password }: NewPassword,
  { language, clientAddress, cookies }: Caller,
): Promise<void> {
  const { db, clock } = services;
  const { sentTo } = await requireGoodLink(db.read, 'RESET', token, clock.now());
  const passwordHash = await hashPassword(services, password, clientAddress);
  const now = clock.now();
  const params = { at: now.toISOString() };
  const keepDevice = await db.transaction(async (tx) => {
    const { userId } = await redeemLink(tx, 'RESET', token, now);
    await tx.update(User, { id: userId }, { passwordHash });
    await tx.update(User, { id: userId, email: sentTo }, { isEmailVerified: true });
    await voidLinks(tx, userId, now);
    await endSessions(tx, { userId }, now);
    await forgetOtherDevices(tx, { userId, cookies });
    await sendEmail(tx, { key: 'passwordChanged', to: sentTo, language, params }, now);
    return rememberDevice(tx, { userId, cookies }, now);
  });
  keepDevice();
}
