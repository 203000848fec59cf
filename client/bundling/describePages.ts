import { join } from 'node:path';
import { print } from 'graphql';
import type { Plugin, Rolldown } from 'vite';
import type { BuiltPages, PageTexts } from '../../schema/built-pages.d.ts';
import { createCache } from '../apollo/cache';
import { paths } from '../app/paths';
import { AppShellDocument } from '../gql/graphql';
import en from '../i18n/en/meta.json';
import zh from '../i18n/zh/meta.json';
import { chunkOfFile, scriptsOf } from './chunks';
import { readLazyPages, type RouteName } from './lazyPages';

const client = join(__dirname, '..');
const catalogues = { en, zh };
const FACES = /(figtree|familjen-grotesk)-latin-wght-normal-[\w-]+\.woff2$/;

/** Pages of the developers' own; the server has them in the demo alone. */
const DEMO_ONLY = /^\/dev\//;

/** Pages that wait for the texts of shoppers; the server names them so that they come at once. */
const FOR_SHOPPERS = /^\/(mine|cart|confirmOrder|payment|message)\b/;

/** Paths that the router leads on to a page; no route of their own. */
const leadingTo: Partial<Record<RouteName, string[]>> = { setting: ['/mine'] };

function textsOf(page: RouteName | 'notFound'): PageTexts {
  return Object.fromEntries(
    Object.entries(catalogues).map(([language, texts]) => [
      language,
      { title: texts[`meta.${page}.title`], description: texts[`meta.${page}.description`] },
    ]),
  );
}

function fontsOf(bundle: Rolldown.OutputBundle): string[] {
  const fonts = Object.keys(bundle).filter((name) => FACES.test(name));
  if (fonts.length !== 2) throw new Error('The bundle lacks the face of text or of headings');
  return fonts;
}

function describe(bundle: Rolldown.OutputBundle): BuiltPages {
  const messagesOf = (part: 'everybody' | 'shoppers') =>
    Object.fromEntries(
      Object.keys(catalogues).map((language) => [
        language,
        chunkOfFile(bundle, join(client, 'i18n', language, `${part}.ts`)).fileName,
      ]),
    );
  return {
    routes: readLazyPages(join(client, 'app')).flatMap(([route, file]) => {
      const facts = { texts: textsOf(route), scripts: scriptsOf(bundle, file) };
      const patterns = [paths[route].pattern, ...(leadingTo[route] ?? [])];
      return patterns.map((pattern) => ({
        pattern,
        isDemoOnly: DEMO_ONLY.test(pattern),
        isForShoppers: FOR_SHOPPERS.test(pattern),
        ...facts,
      }));
    }),
    notFound: textsOf('notFound'),
    messages: messagesOf('everybody'),
    shopperMessages: messagesOf('shoppers'),
    fonts: fontsOf(bundle),
    // Exactly as the browser's cache would ask, so that it finds the answer complete.
    shellQuery: print(createCache().transformDocument(AppShellDocument)),
  };
}

/** Tells the server which pages there are, what they are called, and which files they want. */
export function describePages(): Plugin {
  return {
    name: 'tidebox:describe-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      this.emitFile({
        type: 'asset',
        fileName: '.vite/pages.json',
        source: JSON.stringify(describe(bundle), null, 1),
      });
    },
  };
}
