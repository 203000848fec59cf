import type { messages as english } from './en';
import type { Language } from './language';

/** Ids of all messages; both languages have the same (a test holds them to it). */
export type MessageId = keyof typeof english;
export type Messages = Record<MessageId, string>;

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
  const { messages } = await (language === 'zh' ? import('./zh') : import('./en'));
  return messages;
}
