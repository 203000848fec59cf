import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import known from '../../schema/requirements.json';
import { requirements, type Evidence } from '../e2e/requirements';

const root = join(__dirname, '../..');
const entries = Object.entries(requirements);

/** Whether the file holds a test of exactly that title. */
function exists([file, title]: Evidence): boolean {
  const path = join(root, file);
  if (!existsSync(path)) return false;
  const source = readFileSync(path, 'utf8');
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted));
}

test('the table names every requirement, and no other', () => {
  expect(Object.keys(requirements).sort()).toEqual(known.map(({ id }) => id).sort());
  expect(known).toHaveLength(151);
});

test('every requirement is shown by a test or says why it is open', () => {
  expect(entries.filter(([, { shownBy, open }]) => shownBy.length === 0 && !open)).toEqual([]);
});

test('every named test exists', () => {
  const missing = entries.flatMap(([id, { shownBy }]) =>
    shownBy
      .filter((evidence) => !exists(evidence))
      .map(([file, title]) => `${id}: ${file}: ${title}`),
  );
  expect(missing).toEqual([]);
});

test('what is named is a test', () => {
  const files = [...new Set(entries.flatMap(([, { shownBy }]) => shownBy.map(([file]) => file)))];
  expect(files.filter((file) => !/\.(test\.tsx?|story\.ts)$/.test(file))).toEqual([]);
});

const ID = /\b[A-Z]{2,3}-\d{2}\b/g;

test('every id that a test cites is one of the requirements', () => {
  const ids = new Set(known.map(({ id }) => id));
  const unknown = testFiles().flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line) => line.match(ID) ?? [])
      .filter((id) => !ids.has(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

function testFiles(): string[] {
  return ['client', 'server']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.(test\.tsx?|story\.ts)$/.test(file));
}
