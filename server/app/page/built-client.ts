import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPages } from '../../../schema/built-pages.d.ts';

/** The client as its build left it. */
export interface BuiltClient {
  readonly folder: string;
  /** The page before the server fills it. */
  readonly html: string;
  readonly pages: BuiltPages;
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
  return {
    folder,
    html: readFileSync(join(folder, 'index.html'), 'utf8'),
    pages: JSON.parse(pages) as BuiltPages,
  };
}
