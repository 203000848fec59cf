import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPages } from '../../../schema/built-pages.d.ts';
import type { PageRenderer } from '../../../schema/page-renderer.d.ts';

/** The client as its build left it. */
export interface BuiltClient {
  readonly folder: string;
  /** The page before the server fills it. */
  readonly html: string;
  readonly pages: BuiltPages;
  /** Loads the page renderer, which takes a moment; null if it was not built. */
  readonly openRenderer: (() => PageRenderer) | null;
}

/** dist/client beside dist/server, or below the sources in development. */
const places = [join(__dirname, '../../../client'), join(__dirname, '../../../dist/client')];

/** The built client, or null where none was built: then GraphQL alone is served. */
export function findBuiltClient(): BuiltClient | null {
  const folder = places.find((place) => existsSync(join(place, '.vite/pages.json')));
  return folder ? readBuiltClient(folder) : null;
}

export function readBuiltClient(folder: string): BuiltClient {
  const pages = readFileSync(join(folder, '.vite/pages.json'), 'utf8');
  const renderer = join(folder, '.server/renderPage.cjs');
  return {
    folder,
    html: withStylesInside(readFileSync(join(folder, 'index.html'), 'utf8'), folder),
    pages: JSON.parse(pages) as BuiltPages,
    openRenderer: existsSync(renderer)
      ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- found at run time, loaded when the first page is wanted
        () => require(renderer) as PageRenderer
      : null,
  };
}

/** The few rules that name the type faces would otherwise be fetched before anything is painted. */
function withStylesInside(html: string, folder: string): string {
  return html.replace(
    /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">/g,
    (_, path: string) =>
      `<style data-fonts="${path}">${readFileSync(join(folder, path), 'utf8').trim()}</style>`,
  );
}
