import type { IntlShape } from 'react-intl';
import { loadTexts } from './catalogue';
import type { Language } from './language';
import { tokens, type TextLot } from './lots';
import { parsedWherePlain } from './plainTexts';

type Known = Pick<IntlShape, 'locale' | 'messages'>;

/** What is being loaded for whose messages, by the lots. */
const underway = new WeakMap<object, Map<string, Promise<void>>>();

/**
 * Adds the texts of a page's lots to those that are there, so that nobody loads what their pages do not say.
 * Returns undefined where they are there already; else a promise, the same one until it is settled.
 */
export function bringTexts(
  { locale, messages }: Known,
  lots: readonly TextLot[],
): Promise<void> | undefined {
  const missing = lots.filter((lot) => !(tokens[lot] in messages));
  if (missing.length === 0) return undefined;
  const key = missing.join();
  const all = underway.get(messages) ?? new Map<string, Promise<void>>();
  underway.set(messages, all);
  const begun = all.get(key);
  if (begun) return begun;
  const bringing = loadTexts(locale as Language, missing).then(
    (more) => void Object.assign(messages, parsedWherePlain(more)),
  );
  all.set(key, bringing);
  // A failure is told by whoever waits; the next one asks anew.
  bringing.catch(() => all.delete(key));
  return bringing;
}
