import type { IntlShape } from 'react-intl';
import { loadShopperMessages, type MessageId } from './catalogue';
import type { Language } from './language';
import { parsedWherePlain } from './plainTexts';

type Texts = Pick<IntlShape, 'locale' | 'messages'>;

const underway = new WeakMap<object, Promise<void>>();

/** One of the texts, by which to see whether they are there. */
const TOKEN: MessageId = 'orders.confirm.title';

/**
 * Adds the texts of a shopper's pages to those that are there, so that a guest never loads them.
 * Returns undefined where they are there already; else a promise, the same one until it is settled.
 */
export function bringShopperTexts({ locale, messages }: Texts): Promise<void> | undefined {
  if (TOKEN in messages) return undefined;
  const begun = underway.get(messages);
  if (begun) return begun;
  const bringing = loadShopperMessages(locale as Language).then(
    (more) => void Object.assign(messages, parsedWherePlain(more)),
  );
  underway.set(messages, bringing);
  // A failure is told by whoever waits; the next one asks anew.
  bringing.catch(() => underway.delete(messages));
  return bringing;
}
