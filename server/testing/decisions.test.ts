import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const folder = join(root, 'schema/decisions');
const pages = readdirSync(folder)
  .filter((name) => /^\d{4}-/.test(name))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const numbers = pages.map(({ name }) => Number(name.slice(0, 4)));

/** Number, title, file, status and date of each row of the index. */
const rows = [
  ...index.matchAll(
    /^\| (\d+) +\| \[(.+)\]\((.+)\) +\| (accepted|withdrawn) +\| (\d{4}-\d\d-\d\d) \|$/gm,
  ),
];

/** `decision 42`, `decisions 42 and 61`, `[Decision 42](…)`, `[42](…0042-slug.md)`, `schema/decisions/0042`. */
const CITATION =
  /\bdecisions?\s+\[?(\d+(?:(?:, | and )\d+)*)|\[(\d+)\]\([^)\s]*\d{4}-[a-z0-9-]+\.md|\bdecisions\/(\d{4})/gi;

/** A link to a decision's file, and to a heading of it where it names one. */
const LINK = /\]\([^)\s]*?(\d{4}-[a-z0-9-]+\.md)(?:#([\w-]+))?\)/g;

const OWN = 'server/testing/decisions.test.ts';
const sources = [
  'README.md',
  'CONTRIBUTING.md',
  ...below('client', /\.(tsx?|m?js|cjs|mts|html|md)$/),
  ...below('server', /\.(tsx?|m?js|cjs|mts|md)$/).filter((file) => file !== OWN),
  ...below('schema', /^(?!decisions|released).*\.md$/),
].map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const decisions = pages.map(({ name, text }) => ({ file: `schema/decisions/${name}`, text }));

test('every decision is in the index once, with its title, status and date', () => {
  const indexed = rows.map(
    ([, number, title, file, status, date]) => `${file}: # ${number}. ${title}, ${status}, ${date}`,
  );
  const written = pages.map(({ name, text }) => `${name}: ${firstLineOf(text)}, ${statusOf(text)}`);
  expect(indexed.sort()).toEqual(written.sort());
});

test('a file is named by number and title, so that a search for either finds it', () => {
  const named = pages.map(({ name, text }) => [name, slugOf(firstLineOf(text))]);
  expect(named.filter(([name, slug]) => name !== `${slug}.md`)).toEqual([]);
});

test('every decision has a context, a decision and rejected options', () => {
  const sections = ['## Context', '## Decision', '## Rejected options'];
  const lacking = pages.flatMap(({ name, text }) =>
    sections.filter((section) => !text.includes(`\n${section}\n`)).map((it) => `${name}: ${it}`),
  );
  expect(lacking).toEqual([]);
});

test('no code, comment or document cites a decision that is absent', () => {
  const absent = [...sources, ...decisions].flatMap(({ file, text }) =>
    citedIn(text)
      .filter((number) => !numbers.includes(number))
      .map((number) => `${file}: ${number}`),
  );
  expect(absent).toEqual([]);
});

test('every decision is cited where it applies, outside of the decisions themselves', () => {
  const cited = new Set(sources.flatMap(({ text }) => citedIn(text)));
  expect(numbers.filter((number) => !cited.has(number))).toEqual([]);
});

test('every link to a decision leads to a file and a heading that exist', () => {
  const broken = [...sources, ...decisions].flatMap(({ file, text }) =>
    [...text.matchAll(LINK)]
      .filter(([, name = '', anchor]) => !hasHeading(name, anchor))
      .map(([link]) => `${file}: ${link}`),
  );
  expect(broken).toEqual([]);
});

/** Files of a folder, as paths from the root; `wanted` judges the path within the folder. */
function below(name: string, wanted: RegExp): string[] {
  return readdirSync(join(root, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => wanted.test(file))
    .map((file) => join(name, file));
}

function citedIn(text: string): number[] {
  return [...text.matchAll(CITATION)].flatMap(([, prose, link, path]) =>
    (prose ?? link ?? path ?? '').split(/, | and /).map(Number),
  );
}

function hasHeading(name: string, anchor: string | undefined): boolean {
  const page = pages.find((it) => it.name === name);
  if (!page || anchor === undefined) return page !== undefined;
  const headings = page.text.match(/^##+ .+$/gm) ?? [];
  return headings.map(anchorOf).includes(anchor);
}

/** `### Before 1.0` is `before-10`, as GitHub makes it. */
function anchorOf(heading: string): string {
  return heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}

function firstLineOf(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

/** `Status: accepted, 2026-11-22. Merged from …` is `accepted, 2026-11-22`. */
function statusOf(text: string): string {
  return /^Status: (\w+, \d{4}-\d\d-\d\d)\./m.exec(text)?.[1] ?? 'no status';
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
