import type { Language } from '../../kernel/language';
import type { Mail } from '../../platform/mail/mail';
import type { Services } from '../../platform/services';
import { composeMail } from '../site/public';

interface AccountLetter {
  readonly key: 'passwordChanged' | 'emailChanged' | 'newSignIn' | 'accountDeleted';
  readonly to: string;
  readonly language: Language;
  readonly params?: Readonly<Record<string, string>>;
}

/**
 * Words a letter that tells the shopper what just happened to their account, and where to go when
 * it was not them. Reads the site: before a transaction.
 */
export function composeAccountLetter(services: Services, letter: AccountLetter): Promise<Mail> {
  const at = `${services.clock.now().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const resetPage = `${services.publicUrl}/user/findPassword`;
  return composeMail(services, { ...letter, params: { ...letter.params, at, resetPage } });
}
