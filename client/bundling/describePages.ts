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
import { textLots, type TextLot } from '../i18n/lots';
import type { reads } from '../routes/reads';
import type * as Table from '../routes/table';
import { chunkOfFile, chunkOfPage, scriptsOf, startScripts } from './chunks';

interface Reads {
  readonly reads: typeof reads;
}

const client = join(__dirname, '..');
const catalogues = { en, zh };
const FACES = /(figtree|familjen-grotesk)-latin-wght-normal-[\w-]+\.woff2$/;

function textsOf(page: Table.RouteName | 'notFound'): PageTexts {
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

/** A page at its own address and at those that lead on to it. */
function builtRoutes(
  bundle: Rolldown.OutputBundle,
  name: Table.RouteName,
  { routes, redirects, reads }: typeof Table & Reads,
): BuiltRoute[] {
  const { pattern, page, frame } = routes[name];
  const leadingTo = Object.keys(redirects).filter((from) => redirects[from] === name);
  const facts = {
    reads: Object.keys(reads[name]),
    isPublic: !frame.guard,
    isDemoOnly: frame.guard === 'demo',
    lots: frame.texts,
    texts: textsOf(name),
    scripts: scriptsOf(bundle, chunkOfPage(bundle, page)),
  };
  return [
    { pattern, ...facts },
    ...leadingTo.map((from) => ({ pattern: from, isRedirect: true, ...facts })),
  ];
}

/** What stands in the pages themselves and brings the scripts. */
async function startCode(): Promise<string> {
  const { code } = await minify(await readFile(join(__dirname, 'start.js'), 'utf8'));
  if (!code) throw new Error('start.js is empty');
  return code;
}

function describe(
  bundle: Rolldown.OutputBundle,
  table: typeof Table & Reads,
  code: string,
): BuiltPages {
  const messagesOf = (part: 'everybody' | TextLot) =>
    Object.fromEntries(
      Object.keys(catalogues).map((language) => [
        language,
        chunkOfFile(bundle, join(client, 'i18n', language, `${part}.ts`)).fileName,
      ]),
    );
  return {
    routes: table.routeNames.flatMap((name) => builtRoutes(bundle, name, table)),
    notFound: textsOf('notFound'),
    messages: messagesOf('everybody'),
    lots: Object.fromEntries(textLots.map((lot) => [lot, messagesOf(lot)])),
    fonts: fontsOf(bundle),
    start: { code, scripts: startScripts(bundle) },
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
    async generateBundle(_, bundle) {
      // Imported by the config, it would be bundled with every page it names.
      const table = await runnerImport<typeof Table>(join(client, 'routes/table.ts'));
      const reads = await runnerImport<Reads>(join(client, 'routes/reads.ts'));
      const known = { ...table.module, ...reads.module };
      this.emitFile({
        type: 'asset',
        fileName: '.vite/pages.json',
        source: JSON.stringify(describe(bundle, known, await startCode()), null, 1),
      });
    },
  };
}
