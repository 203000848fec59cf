import { mailTexts, type MailKey } from '../../i18n/mail-texts';
import { translate } from '../../i18n/translate';
import type { Language } from '../../kernel/language';
import type { Mail } from '../../platform/mail/mail';
import type { Services } from '../../platform/services';
import { htmlOfLetter } from './letter-html';
import { readSite } from './site.queries';

interface Letter {
  readonly to: string;
  readonly key: MailKey;
  readonly language: Language;
  /** Values for the text, besides `site`, `serviceEmail` and `email`. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Words a letter from the site, in the receiver's language. Reads the site: before a transaction. */
export async function composeMail(services: Services, letter: Letter): Promise<Mail> {
  const { name, serviceEmail } = await readSite(services);
  const { subject, text } = mailTexts[letter.language][letter.key];
  const params = { ...letter.params, site: name, serviceEmail, email: letter.to };
  const words = translate(text, params, letter.language);
  return {
    fromName: name,
    fromAddress: serviceEmail,
    to: letter.to,
    subject: translate(subject, params, letter.language),
    text: words,
    html: htmlOfLetter(words, name, letter.language),
  };
}
