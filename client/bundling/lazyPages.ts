import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { paths } from '../app/paths';

export type RouteName = keyof typeof paths;

const entry = /\[paths\.(\w+)\.(?:path|pattern)\]:\s*lazyPage\(\s*\(\)\s*=>\s*import\('([^']+)'\)/g;

/**
 * Route → module, as the tables of pages say. @throws Error for an entry written in another way:
 * the server would not know that page, and answer 404.
 */
export function lazyPagesIn(source: string): [route: RouteName, module: string][] {
  const pages = [...source.matchAll(entry)].map(([, route, module]) => [route, module]);
  const entries = [...source.matchAll(/lazyPage\(/g)].length;
  if (entries !== pages.length)
    throw new Error('Write each page as [paths.NAME.path]: lazyPage(() => import(…), …)');
  return pages as [RouteName, string][];
}

/** Every route that has a page → the file of that page. */
export function readLazyPages(appFolder: string): [route: RouteName, file: string][] {
  return readdirSync(appFolder)
    .filter((file) => /Pages\.ts$|^pages\.ts$/.test(file))
    .flatMap((file) => lazyPagesIn(readFileSync(join(appFolder, file), 'utf8')))
    .map(([route, module]) => [route, `${join(appFolder, module)}.tsx`]);
}
