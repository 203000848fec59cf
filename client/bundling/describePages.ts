import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { print } from 'graphql';
import { minify } from 'terser';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import type { BuiltPages, BuiltRoute, PageTexts } from '../../schema/built-pages.d.ts';
import { createCache } from '../apollo/cache';
import { AppShellDocument } from '../gql/graphql';
import en from '../i18n/en/meta.json';
import zh from '../i18n/zh/meta.json';
import { messageBundles, type MessageBundle } from '../i18n/messageBundles';
import type * as Paths from '../routes/paths';
import type { reads } from '../routes/reads';
import type { routes } from '../routes/table';
import { chunkOfFile, chunkOfPage, scriptsOf, startScripts } from './chunks';

/** Facts about the pages; a direct import by the config would bundle every page with it. */
type Known = typeof Paths & { readonly reads: typeof reads; readonly routes: typeof routes };

const client = join(__dirname, '..');
const catalogues = { en, zh };
const FONTS = /(figtree|familjen-grotesk)-latin-wght-normal-[\w-]+\.woff2$/;

function textsOf(page: Paths.RouteName | 'notFound'): PageTexts {
  return Object.fromEntries(
    Object.entries(catalogues).map(([language, texts]) => [
      language,
      { title: texts[`meta.${page}.title`], description: texts[`meta.${page}.description`] },
    ]),
  );
}

function fontsOf(bundle: Rolldown.OutputBundle): string[] {
  const fonts = Object.keys(bundle).filter((name) => FONTS.test(name));
  if (fonts.length !== 2) throw new Error('The bundle lacks the font of text or of headings');
  return fonts;
}

/** Returns the routes of a page: its own address and its redirects. */
function builtRoutes(
  bundle: Rolldown.OutputBundle,
  name: Paths.RouteName,
  { paths, routes, redirects, reads }: Known,
): BuiltRoute[] {
  const { page, frame } = routes[name];
  const redirecting = Object.keys(redirects).filter((from) => redirects[from] === name);
  const facts = {
    reads: Object.keys(reads[name]),
    isPublic: !frame.guard,
    isDemoOnly: frame.guard === 'demo',
    bundles: frame.texts,
    texts: textsOf(name),
    scripts: scriptsOf(bundle, chunkOfPage(bundle, page)),
  };
  return [
    { pattern: paths[name].pattern, ...facts },
    ...redirecting.map((from) => ({ pattern: from, isRedirect: true, ...facts })),
  ];
}

/** Returns the inline script of the pages, which loads the others. */
async function startCode(): Promise<string> {
  const { code } = await minify(await readFile(join(__dirname, 'start.js'), 'utf8'));
  if (!code) throw new Error('start.js is empty');
  return code;
}

function describe(bundle: Rolldown.OutputBundle, known: Known, code: string): BuiltPages {
  const messagesOf = (part: 'public' | MessageBundle) =>
    Object.fromEntries(
      Object.keys(catalogues).map((language) => [
        language,
        chunkOfFile(bundle, join(client, 'i18n', language, `${part}.ts`)).fileName,
      ]),
    );
  return {
    routes: known.routeNames.flatMap((name) => builtRoutes(bundle, name, known)),
    notFound: textsOf('notFound'),
    messages: messagesOf('public'),
    bundles: Object.fromEntries(messageBundles.map((name) => [name, messagesOf(name)])),
    fonts: fontsOf(bundle),
    start: { code, scripts: startScripts(bundle) },
    // Transformed as by the browser's cache, so that it finds a complete result.
    shellQuery: print(createCache().transformDocument(AppShellDocument)),
  };
}

/** Tells the server which pages there are, what they are called, and which files they want. */
export function describePages(): Plugin {
  return {
    name: 'tidebox:describe-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const known = {};
      for (const file of ['paths', 'table', 'reads'])
        Object.assign(known, (await runnerImport(join(client, `routes/${file}.ts`))).module);
      this.emitFile({
        type: 'asset',
        fileName: '.vite/pages.json',
        source: JSON.stringify(describe(bundle, known as Known, await startCode()), null, 1),
      });
    },
  };
}
