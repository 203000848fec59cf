import type { EmotionCache } from '@emotion/cache';
import type { RenderedPage } from '../../schema/page-renderer.d.ts';

/**
 * Returns the styles of a rendered page: one element for all classes, preceded by one for each global sheet,
 * which Emotion finds by name in the browser; it reads the class names from their element.
 */
export function stylesOf({ key, inserted, registered }: EmotionCache): RenderedPage['styles'] {
  const all = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isClass = ([name]: [string, string]) => `${key}-${name}` in registered;
  const classes = all.filter(isClass);
  const globals = all.filter((entry) => !isClass(entry));
  return [
    ...globals.map(([name, css]) => ({ emotion: `${key}-global ${name}`, css })),
    { emotion: key, css: classes.map(([, css]) => css).join('') },
  ];
}
