import createCache, { type EmotionCache } from '@emotion/cache';

/** Begins the names of classes; Emotion's own cache, which it makes when it is loaded, has `css`. */
const KEY = 'tb';

type Sheet = EmotionCache['sheet'];

/**
 * Returns what keeps the styles of a screen. Nothing is added for browsers that want names of their own for
 * common properties: those that read our colours (`light-dark()`) know them all, and the page would be a
 * third longer.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: KEY, stylisPlugins: [] });
}

/**
 * The same for a server-rendered page. Its styles stay in place: moving them, as Emotion does, would parse
 * them again and lay out the whole page again.
 */
export function adoptStyleCache(page: Document): EmotionCache {
  const cache = createStyleCache();
  class StandingSheet extends (cache.sheet.constructor as new (options: Partial<Sheet>) => Sheet) {
    override hydrate(elements: HTMLStyleElement[]) {
      this.tags.push(...elements);
    }
  }
  // Sheets of global styles are made by this one's class.
  cache.sheet = new StandingSheet(cache.sheet);
  const rendered = page.querySelector<HTMLStyleElement>(`style[data-emotion=${KEY}]`);
  if (rendered) {
    cache.sheet.hydrate([rendered]);
    for (const [, name = ''] of rendered.textContent.matchAll(/\.tb-(\w+)/g))
      cache.inserted[name] = true;
  }
  return cache;
}

/** Returns whether the page brought the styles of the whole page, as one does that the server drew. */
export function hasWholePageStyles(page: Document): boolean {
  return page.querySelector(`style[data-emotion^=${KEY}-global]`) !== null;
}
