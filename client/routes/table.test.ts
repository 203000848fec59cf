import en from '../i18n/en/meta.json';
import zh from '../i18n/zh/meta.json';
import { paths, redirects, routeNames } from './paths';
import { routes } from './table';

test.each(routeNames.map((name) => [name, routes[name]] as const))(
  'the module of %s has its page',
  async (_, { page, load }) => {
    expect(await load()).toHaveProperty(page, expect.any(Function));
  },
);

test('every page has a name and an address of its own', () => {
  const addresses = [...routeNames.map((name) => paths[name].path), ...Object.keys(redirects)];
  expect(new Set(addresses).size).toBe(addresses.length);
  const pages = routeNames.map((name) => routes[name].page);
  expect(new Set(pages).size).toBe(pages.length);
});

test('every route has a title and a description in both languages', () => {
  const wanted = [...routeNames, 'notFound'].flatMap((route) => [
    `meta.${route}.description`,
    `meta.${route}.title`,
  ]);
  expect(Object.keys(en).sort()).toEqual(wanted.sort());
  expect(Object.keys(zh).sort()).toEqual(wanted);
});
