import { DomainError } from '../../../kernel/errors';
import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { sendEmail } from '../../emails/public';
import { voidLinks } from '../links/redeem-link';
import type { Caller } from '../caller';
import { forgetOtherDevices } from '../devices/known-devices';
import { endSessions } from '../sessions/end-sessions';
import { User } from '../user.entity';
import { hashPassword } from './password';
import { requirePassword } from './require-password';

interface PasswordChange {
  readonly oldPassword: string;
  readonly password: string;
}

/**
 * Sets a new password. Every other session, open links and other known devices become invalid.
 * @throws DomainError WRONG_PASSWORD, also when another change came first; RATE_LIMITED
 */
export async function changePassword(
  services: Services,
  viewer: Viewer,
  { oldPassword, password }: PasswordChange,
  caller: Caller,
): Promise<void> {
  const oldHash = await requirePassword(services, viewer, oldPassword, caller);
  const passwordHash = await hashPassword(services, password, caller.clientAddress);
  const { id: userId, email: to } = viewer;
  const { language, cookies } = caller;
  const now = services.clock.now();
  const params = { at: now.toISOString() };
  await services.db.transaction(async (tx) => {
    const { affected } = await tx.update(
      User,
      { id: userId, passwordHash: oldHash },
      { passwordHash },
    );
    if (affected !== 1) throw new DomainError('WRONG_PASSWORD');
    await voidLinks(tx, userId, now);
    await endSessions(tx, { userId, except: viewer.sessionId }, now);
    await forgetOtherDevices(tx, { userId, cookies });
    await sendEmail(tx, { key: 'passwordChanged', to, language, params }, now);
  });
}
