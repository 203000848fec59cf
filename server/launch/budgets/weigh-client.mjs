import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { limits, weight } from './limits.mjs';

const client = 'dist/client';
const LATIN_FACE = /-latin-wght-normal-[\w-]+\.woff2$/;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const read = (path) => readFileSync(join(client, path));
const compressed = (path) => brotliCompressSync(read(path)).length;
const weigh = (paths) => sum([...new Set(paths)].map(compressed));

/** The built files: what `/` needs at once, what each route adds, and the type faces. */
export function weighClient() {
  const { routes, messages, shopperMessages } = JSON.parse(read('.vite/pages.json'));
  const everywhere = [
    ...read('index.html')
      .toString()
      .matchAll(/"\/(assets\/[^"]+\.js)"/g),
  ].map(([, path]) => path);
  const home = routes.find(({ pattern }) => pattern === '/');
  const heaviest = (scripts) => Math.max(...Object.values(scripts).map(compressed));
  const faces = readdirSync(join(client, 'assets')).filter((name) => LATIN_FACE.test(name));
  return [
    weight(
      'scripts of /',
      weigh([...everywhere, ...home.scripts]) + heaviest(messages),
      limits['scripts of /'],
    ),
    weight(
      'faces of a Latin page',
      sum(faces.map((name) => read(join('assets', name)).length)),
      limits['faces of a Latin page'],
    ),
    ...routes.map(({ pattern, scripts, isForShoppers }) =>
      weight(
        `route ${pattern}`,
        weigh(scripts) + (isForShoppers ? heaviest(shopperMessages) : 0),
        limits.route,
      ),
    ),
  ];
}
