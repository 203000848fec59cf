import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Returns what keeps the styles of a screen. Nothing is added for browsers that want names of their own for
 * common properties: those that read our colours (`light-dark()`) know them all, and the page would be a
 * third longer.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}
