import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import known from '../../schema/requirements.json';

const root = join(__dirname, '../..');
const ids = known.map(({ id }) => id);

const ID = /\b[A-Z]{2,3}-\d{2}\b/g;

/** A title is a string behind the parenthesis of `test(` or `it.each(…)(`, or, where it is long, alone in its line. */
const TITLE = /(?:\(|^ +)(['"`])(.*?)\1,/gm;

const tests = ['client', 'server'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test\.tsx?|story\.ts)$/.test(file))
    .map((file) => ({
      file: join(folder, file),
      source: readFileSync(join(root, folder, file), 'utf8'),
    })),
);

test('each requirement is cited by the title of a test that shows it', () => {
  const titles = tests.flatMap(({ source }) =>
    Array.from(source.matchAll(TITLE), ([, , title]) => title ?? ''),
  );
  const cited = new Set(titles.flatMap((title) => title.match(ID) ?? []));
  expect(ids.filter((id) => !cited.has(id))).toEqual([]);
});

test('each id that a test cites is one of the requirements', () => {
  const unknown = tests.flatMap(({ file, source }) =>
    (source.match(ID) ?? []).filter((id) => !ids.includes(id)).map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});
