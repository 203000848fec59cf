import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadMessages, loadTexts } from '../i18n/catalogue';
import { messages } from '../i18n/en';
import { messageBundles, tokens } from '../i18n/messageBundles';
import { routeNames } from './paths';
import { routes } from './table';

const client = join(__dirname, '..');
/** The table names every page, as links do; the catalogues hold every text. */
const apart = [join(client, 'routes'), join(client, 'i18n')];

/** Static and dynamic imports of a file; type imports do not affect texts. */
const IMPORT = /(?:^(?:import|export) (?!type\b)[^;]*?from |^import |\bimport\()'(\.[^']+)'/gm;
/** Ids in code, whole or begun, as in `orders.state.${state}`. */
const ID = /['"`]([a-z]+\.[\w.]*)(?=['"`]|\$\{)/gi;

const ids = Object.keys(messages);

const fileOf = (from: string, path: string) =>
  ['.tsx', '.ts', '/index.ts'].map((end) => join(dirname(from), path) + end).find(existsSync);

/** Returns a file with all files that it imports, statically or dynamically. */
function reached(file: string | undefined, found = new Set<string>()): Set<string> {
  if (!file || found.has(file) || apart.some((folder) => file.startsWith(folder))) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
    reached(fileOf(file, path), found);
  return found;
}

/** Returns the messages used by a file and its imports; a template stands for all ids it may produce. */
const saidBy = (file: string | undefined) =>
  [...reached(file)].flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(ID)].flatMap(([, named = '']) =>
      ids.filter((id) => (named.endsWith('.') ? id.startsWith(named) : id === named)),
    ),
  );

const table = join(client, 'routes/table.ts');
const modules = new Map(
  [...readFileSync(table, 'utf8').matchAll(/'(\w+Page)', \(\) => import\('([^']+)'\)/g)].map(
    ([, page = '', path = '']) => [page, fileOf(table, path)],
  ),
);

test.each(routeNames)('%s loads the texts of all that it says', async (name) => {
  const { page, frame } = routes[name];
  const said = saidBy(modules.get(page));
  expect(said.length).toBeGreaterThan(0);
  const loaded = { ...(await loadMessages('en')), ...(await loadTexts('en', frame.texts)) };
  expect(said.filter((id) => !(id in loaded))).toEqual([]);
});

test('what stands around every page says only what everybody is told', async () => {
  const everybody = await loadMessages('en');
  expect(saidBy(join(client, 'main.tsx')).filter((id) => !(id in everybody))).toEqual([]);
});

test.each(messageBundles)('the bundle %s is known by a text of its own', async (bundle) => {
  const others = messageBundles.filter((other) => other !== bundle);
  expect(await loadTexts('en', [bundle])).toHaveProperty([tokens[bundle]]);
  expect(await loadTexts('en', others)).not.toHaveProperty([tokens[bundle]]);
});
