import type { everybody as forEverybody } from './en/everybody';
import type { shoppers as forShoppers } from './en/shoppers';
import type { Language } from './language';

type ShopperMessages = Record<keyof typeof forShoppers, string>;

/** Ids of all messages; both languages have the same (a test holds them to it). */
export type MessageId = keyof typeof forEverybody | keyof ShopperMessages;

/** Those of a shopper's pages come with the first such page. */
export type Messages = Record<keyof typeof forEverybody, string> & Partial<ShopperMessages>;

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

/** Loads the texts of a shopper's pages, of one language only. */
export async function loadShopperMessages(language: Language): Promise<ShopperMessages> {
  const { shoppers } = await (language === 'zh'
    ? import('./zh/shoppers')
    : import('./en/shoppers'));
  return shoppers;
}
