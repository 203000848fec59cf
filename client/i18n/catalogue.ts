import type { messages } from './en';
import type { publicMessages as publicTexts } from './en/public';
import type { Language } from './language';
import type { MessageBundle } from './messageBundles';

/** Ids of all messages; both languages have the same (a test holds them to it). */
export type MessageId = keyof typeof messages;

/** Some of the messages. */
export type Texts = Partial<Record<MessageId, string>>;

/** Those of other bundles load with the first page that uses them. */
export type Messages = Record<keyof typeof publicTexts, string> & Texts;

declare global {
  // react-intl reads the known ids from here: a misspelt id does not compile.
  // eslint-disable-next-line @typescript-eslint/no-namespace -- react-intl's own way to be told
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}

/** Loads the texts of one language only; the other stays on the server. */
export async function loadMessages(language: Language): Promise<Messages> {
  const { publicMessages } = await (language === 'zh'
    ? import('./zh/public')
    : import('./en/public'));
  return publicMessages;
}

const loaders: Record<Language, Record<MessageBundle, () => Promise<{ texts: Texts }>>> = {
  en: {
    entry: () => import('./en/entry'),
    shopping: () => import('./en/shopping'),
    money: () => import('./en/money'),
    settings: () => import('./en/settings'),
  },
  zh: {
    entry: () => import('./zh/entry'),
    shopping: () => import('./zh/shopping'),
    money: () => import('./zh/money'),
    settings: () => import('./zh/settings'),
  },
};

/** Loads the texts of some bundles, of one language only. */
export async function loadTexts(
  language: Language,
  bundles: readonly MessageBundle[],
): Promise<Texts> {
  const loaded = await Promise.all(bundles.map((bundle) => loaders[language][bundle]()));
  return Object.assign({}, ...loaded.map(({ texts }) => texts)) as Texts;
}
