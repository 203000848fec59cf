import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { limits, weight } from './limits.mjs';

const client = 'dist/client';

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const read = (path) => readFileSync(join(client, path));
const compressed = (path) => brotliCompressSync(read(path)).length;
const weigh = (paths) => sum([...new Set(paths)].map(compressed));

/** The built files: what `/` needs at once, what each route adds, and the type faces. */
export function weighClient() {
  const { routes, messages, bundles: texts, start, fonts } = JSON.parse(read('.vite/pages.json'));
  const home = routes.find(({ pattern }) => pattern === '/');
  const heaviest = (scripts) => Math.max(...Object.values(scripts).map(compressed));
  return [
    weight(
      'scripts of /',
      weigh([...start.scripts, ...home.scripts]) + heaviest(messages),
      limits['scripts of /'],
    ),
    weight(
      'faces of a Latin page',
      sum(fonts.map((path) => read(path).length)),
      limits['faces of a Latin page'],
    ),
    ...routes.map(({ pattern, scripts, bundles }) =>
      weight(
        `route ${pattern}`,
        weigh(scripts) + sum(bundles.map((bundle) => heaviest(texts[bundle]))),
        limits.route,
      ),
    ),
  ];
}
