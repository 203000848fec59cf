import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../schema/decisions');
const pages = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
const index = readFileSync(join(folder, 'README.md'), 'utf8');

/** Number, title and file of each row of the index. */
const rows = [
  ...index.matchAll(
    /^\| (\d+) +\| \[(.+)\]\((.+)\) +\| (accepted|withdrawn) +\| \d{4}-\d\d-\d\d \|$/gm,
  ),
];

test('every decision stands in the index once, under its own title', () => {
  const indexed = rows.map(([, number, title, file]) => `${file}: # ${number}. ${title}`);
  const written = pages.map((name) => `${name}: ${firstLineOf(name)}`);
  expect(indexed.sort()).toEqual(written.sort());
});

test('a file is called by number and title, so that a search for either finds it', () => {
  const called = pages.map((name) => [name, slugOf(firstLineOf(name))]);
  expect(called.filter(([name, slug]) => name !== `${slug}.md`)).toEqual([]);
});

function firstLineOf(name: string): string {
  return readFileSync(join(folder, name), 'utf8').split('\n', 1)[0] ?? '';
}

/** `# 87. One GraphQL operation` is `0087-one-graphql-operation`. */
function slugOf(heading: string): string {
  const [, number = '', title = ''] = /^# (\d+)\. (.+)$/.exec(heading) ?? [];
  const words =
    title
      .toLowerCase()
      .replaceAll("'", '')
      .match(/[a-z0-9]+/g) ?? [];
  return [number.padStart(4, '0'), ...words].join('-');
}
