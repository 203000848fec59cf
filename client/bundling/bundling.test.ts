import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import type { Rolldown } from 'vite';
import type { MessageId } from '../i18n/catalogue';
import { parsedWherePlain } from '../i18n/plainTexts';
import { colors } from '../ui/theme/theme-colors';
import { compileAhead } from './compileAhead';
import { compileCatalogue } from './compileMessages';
import { documentsIn } from './splitDocuments';

test('every generated document becomes a module of its own', () => {
  const source = readFileSync(join(__dirname, '../gql/graphql.ts'), 'utf8');
  const documents = documentsIn(source);
  const declared = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  expect([...documents.keys()]).toEqual(declared);
  expect(declared).toContain('AppShellDocument');
  for (const text of documents.values())
    expect(JSON.parse(text)).toMatchObject({ kind: 'Document' });
});

test('a message is parsed at build time where it takes values, and stays plain where it does not', () => {
  const compiled = compileCatalogue('{"plain":"Cart","greeting":"Hi {name}!"}');
  expect(JSON.parse(compiled)).toEqual({
    plain: 'Cart',
    greeting: [
      { type: 0, value: 'Hi ' },
      { type: 1, value: 'name' },
      { type: 0, value: '!' },
    ],
  });
});

test.each(['en', 'zh'] as const)('a build tells each text in %s without a parser', (language) => {
  const folder = join(__dirname, '../i18n', language);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const compiled = compileCatalogue(readFileSync(join(folder, file), 'utf8'));
    const messages = parsedWherePlain(JSON.parse(compiled) as Record<string, unknown>);
    expect(Object.entries(messages).filter(([, text]) => !Array.isArray(text))).toEqual([]);
  }
  const intl = createIntl({
    ...{ locale: language, onError: (error) => expect(error).toBeUndefined() },
    messages: parsedWherePlain({ plain: 'Cart' }) as Record<string, string>,
  });
  expect(intl.formatMessage({ id: 'plain' as MessageId })).toBe('Cart');
});

test('scripts of every page are compiled while they are fetched, those of single pages are not', () => {
  const chunk = (fileName: string, facts: Partial<Rolldown.OutputChunk>) =>
    ({ type: 'chunk', fileName, code: 'run()', imports: [], ...facts }) as Rolldown.OutputChunk;
  const bundle = {
    'entry.js': chunk('entry.js', { isEntry: true, imports: ['react.js'] }),
    'react.js': chunk('react.js', {}),
    'page.js': chunk('page.js', { isDynamicEntry: true, imports: ['react.js'] }),
  };
  const { generateBundle } = compileAhead();
  (generateBundle as { handler: (_: unknown, bundle: Rolldown.OutputBundle) => void }).handler(
    undefined,
    bundle,
  );
  const isMarked = (code: string) => code === '//# allFunctionsCalledOnLoad\nrun()';
  expect(Object.values(bundle).map(({ code }) => isMarked(code))).toEqual([true, true, false]);
});

test('the page has the ground of the theme before its scripts are here', () => {
  const page = readFileSync(join(__dirname, '../index.html'), 'utf8');
  expect(page.toLowerCase()).toContain(`background: ${colors.paper.value.toLowerCase()};`);
});
