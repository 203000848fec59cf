import { translate } from '../../i18n/translate';
import { valuesInWords } from '../../i18n/values-in-words';
import type { Language } from '../../kernel/language';
import type { Email } from '../../platform/mail/mail';
import { siteDefaults } from '../site/public';
import { valuesOfOldEvents, pathOfEmail, type EmailKey } from './email.kinds';
import { emailLayoutTexts } from './texts/email-layout.texts';
import type { EmailText } from './texts/email-text';
import { emailTexts } from './texts/email.texts';

/** The sender of emails, as the operator configured it. */
export interface Sender {
  readonly name: string;
  readonly serviceEmail: string;
  /** Path or address of the logo. */
  readonly logo: string;
  /** Public address of the site; every link starts with it. */
  readonly publicUrl: string;
}

/** The texts of an email in its receiver's language. */
export interface EmailContent {
  readonly language: Language;
  readonly sender: Sender;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly action: { readonly label: string; readonly url: string } | null;
  readonly plainLink: string;
  readonly note: string | null;
  readonly questions: string;
}

/** Translates an email into its receiver's language. Pure. */
export function writeEmail(email: Email, sender: Sender): EmailContent {
  const { language } = email;
  const text = emailTexts[language][email.key as EmailKey];
  const params = { ...valuesOfOldEvents[email.key], ...email.params };
  const values = { ...valuesInWords(params, language), site: sender.name, to: email.to };
  const say = (message: string) => translate(message, values, language);
  const url = urlOf(email, sender);
  return {
    ...emailLayoutTexts[language],
    ...{ language, sender: { ...sender, logo: logoOnPaper(sender) } },
    subject: say(text.subject),
    paragraphs: say(text.body)
      .trim()
      .split(/\n{2,}/),
    facts: factsOf(text, say),
    action: text.action && url ? { label: say(text.action), url } : null,
    note: text.note ? say(text.note) : null,
  };
}

/** A fact without a value, such as an empty note, is left out. */
function factsOf({ facts = [] }: EmailText, say: (message: string) => string) {
  return facts
    .map(([label, value]) => [label, say(value)] as const)
    .filter(([, value]) => value !== '');
}

/** Our own logo is sent as PNG, because many mail programs show no SVG. */
function logoOnPaper({ logo }: Sender): string {
  return logo === siteDefaults.logo ? '/icon.png' : logo;
}

/** Links point only to our own site, as configured. */
function urlOf({ key, params }: Email, { publicUrl }: Sender): string | null {
  if (typeof params['link'] === 'string') return params['link'];
  const pathOf = pathOfEmail[key as EmailKey] as ((params: object) => string) | undefined;
  return pathOf ? `${publicUrl}${pathOf(params)}` : null;
}
