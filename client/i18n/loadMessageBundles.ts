import type { IntlShape } from 'react-intl';
import { loadTexts } from './catalogue';
import type { Language } from './language';
import { tokens, type MessageBundle } from './messageBundles';
import { parsedWherePlain } from './plainTexts';

type Known = Pick<IntlShape, 'locale' | 'messages'>;

/** Pending loads of texts by message object and bundle. */
const underway = new WeakMap<object, Map<string, Promise<void>>>();

/**
 * Adds the texts of a page's bundles to those that are there, so that nobody loads what their pages do not say.
 * Returns undefined where they are there already; else a promise, the same one until it is settled.
 */
export function loadMessageBundles(
  { locale, messages }: Known,
  bundles: readonly MessageBundle[],
): Promise<void> | undefined {
  const missing = bundles.filter((bundle) => !(tokens[bundle] in messages));
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
  // Each caller handles the failure; the next call tries again.
  bringing.catch(() => all.delete(key));
  return bringing;
}
