import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import type { MessageId } from '../i18n/catalogue';
import { parsedWherePlain } from '../i18n/plainTexts';
import { colors } from '../ui/theme/theme-colors';
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

test('the page has the ground of the theme before its scripts are here', () => {
  const page = readFileSync(join(__dirname, '../index.html'), 'utf8');
  expect(page.toLowerCase()).toContain(`background: ${colors.paper.value.toLowerCase()};`);
});
