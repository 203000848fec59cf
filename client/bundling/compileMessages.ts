import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { isPlain } from '../i18n/plainTexts';

const CATALOGUE = /\/client\/(staff\/)?i18n\/(en|zh)\/\w+\.json$/;

/** A catalogue with its texts parsed; plain ones stay as they are. */
export function compileCatalogue(json: string): string {
  const texts = Object.entries(JSON.parse(json) as Record<string, string>);
  return JSON.stringify(
    Object.fromEntries(texts.map(([id, text]) => [id, isPlain(text) ? text : parse(text)])),
  );
}

/** Parses the messages at build time, so that the browser need not load a parser. */
export function compileMessages(): Plugin {
  return {
    name: 'tidebox:compile-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
          },
        ],
      },
    }),
    transform: (code, id) =>
      CATALOGUE.test(id) ? { code: compileCatalogue(code), map: null } : null,
  };
}
