import { DomainError } from '../../../kernel/errors';
import { newId } from '../../../kernel/ids';
import type { Language } from '../../../kernel/language';
import { isDuplicateKey } from '../../../platform/db/driver-errors';
import type { Services } from '../../../platform/services';
import { sendEmail } from '../../emails/public';
import { readSite } from '../../site/public';
import { keepLink, newLink } from '../links/mailed-link';
import { accountOpened } from '../extension-points';
import { hashPassword } from '../passwords/password';
import { User } from '../user.entity';

interface NewAccount {
  readonly email: string;
  readonly password: string;
  /** Language of the welcome and of later emails. */
  readonly language: Language;
  readonly clientAddress: string;
  /** True for the demo's address, which nobody owns, so that no link could prove it. */
  readonly isEmailVerified?: boolean;
}

/**
 * Opens an account, with what other modules add to it, and mails a welcome with the verification link. The
 * password is hashed before the lookup, so that a known address takes as long. @throws DomainError
 * EMAIL_TAKEN
 */
export async function openAccount(
  services: Services,
  { email, password, language, clientAddress, isEmailVerified = false }: NewAccount,
): Promise<void> {
  const passwordHash = await hashPassword(services, password, clientAddress);
  const { freeStorageDays } = await readSite(services);
  const now = services.clock.now();
  const user: User = {
    id: newId(),
    email: email.toLowerCase(),
    passwordHash,
    nickname: null,
    isEmailVerified,
    ...{ gender: null, birthday: null, phone: null, region: null, avatarFile: null, language },
    mutedEmails: '',
    createdAt: now,
  };
  const link = newLink(services, 'VERIFY');
  const params = { days: freeStorageDays, link: link.url };
  const welcome = { key: 'welcome', to: user.email, language, params } as const;
  try {
    await services.db.transaction(async (tx) => {
      await tx.insert(User, user);
      for (const prepare of accountOpened.of(services.modules)) await prepare(tx, user.id);
      await keepLink(tx, link, { userId: user.id, sentTo: user.email }, now);
      await sendEmail(tx, welcome, now);
    });
  } catch (error) {
    throw isDuplicateKey(error) ? new DomainError('EMAIL_TAKEN') : error;
  }
}
