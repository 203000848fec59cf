import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { paths } from '../app/paths';
import en from '../i18n/en/meta.json';
import zh from '../i18n/zh/meta.json';
import { lazyPagesIn, readLazyPages } from './lazyPages';

test('the tables of pages are read as the router reads them', () => {
  const pages = readLazyPages(join(__dirname, '../app'));
  expect(pages).toContainEqual([
    'cart',
    expect.stringMatching(/client\/pages\/cart\/CartPage\.tsx$/),
  ]);
  expect(pages.filter(([route, file]) => !(route in paths) || !existsSync(file))).toEqual([]);
});

test('a page written in another way stops the build', () => {
  const known = `[paths.faq.pattern]: lazyPage(() => import('../pages/FaqPage'), 'FaqPage'),`;
  expect(lazyPagesIn(known)).toEqual([['faq', '../pages/FaqPage']]);
  expect(() => lazyPagesIn(`${known} '/cart': lazyPage(loadCart, 'CartPage')`)).toThrow(
    'Write each',
  );
});

test('every route has a title and a description in both languages', () => {
  const wanted = [...Object.keys(paths), 'notFound'].flatMap((route) => [
    `meta.${route}.description`,
    `meta.${route}.title`,
  ]);
  expect(Object.keys(en).sort()).toEqual(wanted.sort());
  expect(Object.keys(zh).sort()).toEqual(wanted);
});
