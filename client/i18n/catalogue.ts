import type { messages } from './en';
import type { everybody as forEverybody } from './en/everybody';
import type { Language } from './language';
import type { TextLot } from './lots';

/** Ids of all messages; both languages have the same (a test holds them to it). */
export type MessageId = keyof typeof messages;

/** Some of the messages. */
export type Texts = Partial<Record<MessageId, string>>;

/** Those that come in lots come with the first page that says them. */
export type Messages = Record<keyof typeof forEverybody, string> & Texts;

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
  const { everybody } = await (language === 'zh'
    ? import('./zh/everybody')
    : import('./en/everybody'));
  return everybody;
}

const loaders: Record<Language, Record<TextLot, () => Promise<{ texts: Texts }>>> = {
  en: {
    entry: () => import('./en/entry'),
    shoppers: () => import('./en/shoppers'),
    money: () => import('./en/money'),
    settings: () => import('./en/settings'),
  },
  zh: {
    entry: () => import('./zh/entry'),
    shoppers: () => import('./zh/shoppers'),
    money: () => import('./zh/money'),
    settings: () => import('./zh/settings'),
  },
};

/** Loads the texts of some lots, of one language only. */
export async function loadTexts(language: Language, lots: readonly TextLot[]): Promise<Texts> {
  const loaded = await Promise.all(lots.map((lot) => loaders[language][lot]()));
  return Object.assign({}, ...loaded.map(({ texts }) => texts)) as Texts;
}
