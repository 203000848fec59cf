import type { Language } from '../../i18n/language';
import type { messages } from './en';

/** Ids of the console's messages; both languages have the same (a gate holds them to it). */
export type MessageId = keyof typeof messages;

export type Messages = Record<MessageId, string>;

/** Loads the texts of one language. */
export async function loadMessages(language: Language): Promise<Messages> {
  const loaded = await (language === 'zh' ? import('./zh') : import('./en'));
  return loaded.messages;
}
