import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages as en } from './en';
import { messages as zh } from './zh';
import { pseudoMessages } from '../../i18n/pseudo';
import { unbrokenUnits } from '../../ui/values/unbrokenUnits';

const staff = join(__dirname, '..');

// That both languages have the same messages and placeholders is a gate (server/launch/gates/catalogues.mjs).

test('a number stays in one line with its unit', () => {
  for (const messages of [en, zh])
    expect(Object.entries(messages).filter(([, text]) => unbrokenUnits(text) !== text)).toEqual([]);
});

test('each area keeps to its own prefix', () => {
  for (const file of readdirSync(join(__dirname, 'en')).filter((name) => name.endsWith('.json'))) {
    const texts = JSON.parse(readFileSync(join(__dirname, 'en', file), 'utf8')) as object;
    const prefix = `${file.replace('.json', '')}.`;
    expect(Object.keys(texts).filter((id) => !id.startsWith(prefix))).toEqual([]);
  }
});

test('every message of the console is used', () => {
  const sources = readdirSync(staff, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^gql\//.test(name))
    .map((name) => readFileSync(join(staff, name), 'utf8'))
    .join('\n');
  // Those of a family are named by their beginning: text(`people.role.${role}`).
  const families = [...sources.matchAll(/`([a-z]+(?:\.\w+)+\.)\$\{/gi)].map(
    ([, name = '']) => name,
  );
  const isUsed = (id: string) =>
    sources.includes(`'${id}'`) ||
    sources.includes(`'${id.slice(0, id.lastIndexOf('.'))}'`) ||
    families.some((family) => id.startsWith(family));
  const own = Object.keys(en).filter((id) => !id.startsWith('common.'));
  expect(own.filter((id) => !isUsed(id))).toEqual([]);
});

test('every message survives the pseudo-language', () => {
  expect(Object.keys(pseudoMessages(en))).toEqual(Object.keys(en));
});

test('a sentence of the scan line has at most ten words', () => {
  const spoken = Object.entries(en).filter(([id]) => /^scan\.[a-z]+$/i.test(id));
  expect(spoken.length).toBeGreaterThan(4);
  expect(spoken.filter(([, text]) => text.split(' ').length > 10)).toEqual([]);
});
