import { IntlMessageFormat } from 'intl-messageformat';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unbrokenUnits } from '../ui/values/unbrokenUnits';
import { messages as en } from './en';
import { messages as zh } from './zh';

const clientFolder = join(__dirname, '..');

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** The parser's mark of plain text; what else has a value is a placeholder or a tag. */
const LITERAL = 0;

/** Names a message expects to be given, those inside plurals and tags included. */
function placeholders(elements: Elements): string[] {
  return elements.flatMap((element) => {
    if (!('value' in element) || Number(element.type) === LITERAL) return [];
    if ('children' in element) return [element.value, ...placeholders(element.children)];
    if (!('options' in element)) return [element.value];
    return [
      element.value,
      ...Object.values(element.options).flatMap(({ value }) => placeholders(value)),
    ];
  });
}

const namesIn = (text: string) =>
  [...new Set(placeholders(new IntlMessageFormat(text).getAst()))].sort();

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\/(gql|e2e|testing|staff)\/|\.test\.tsx?$/.test(path));
}

test('both languages have the same messages', () => {
  expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort());
});

test('a message takes the same values in both languages', () => {
  const [english, chinese] = [en, zh].map((messages) =>
    Object.entries(messages).map(([id, text]) => [id, namesIn(text)]),
  );
  expect(Object.fromEntries(chinese ?? [])).toEqual(Object.fromEntries(english ?? []));
});

test('no message is empty', () => {
  for (const messages of [en, zh])
    expect(Object.entries(messages).filter(([, text]) => !text.trim())).toEqual([]);
});

test('a number stays in one line with its unit', () => {
  for (const messages of [en, zh])
    expect(Object.entries(messages).filter(([, text]) => unbrokenUnits(text) !== text)).toEqual([]);
});

test('every message named in the code exists', () => {
  const named = sourceFiles(clientFolder).flatMap((path) =>
    [
      ...readFileSync(path, 'utf8').matchAll(
        /(?:\btext\(|(?<![\w-])id(?:: |=))['"]([a-z]+\.[\w.]+)['"]/gi,
      ),
    ].map(([, id]) => id),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !(id! in en))).toEqual([]);
});

test('each area keeps to its own prefix', () => {
  const folder = join(__dirname, 'en');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const area = file.replace('.json', '');
    const ids = Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object);
    expect(ids.filter((id) => !id.startsWith(`${area}.`))).toEqual([]);
  }
});
