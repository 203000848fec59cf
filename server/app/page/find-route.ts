import type { BuiltRoute } from '../../../schema/built-pages.d.ts';

/**
 * Matches a pattern as the client's router does: case-sensitive, with an optional slash at the end, `:id?` for
 * an optional part and `*` for any rest.
 */
function expressionFor(pattern: string): RegExp {
  const parts = pattern.split('/').filter(Boolean);
  const source = parts.map((part) => {
    if (part === '*') return '(?:/.*)?';
    if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
  });
  return new RegExp(`^${source.join('')}/?$`);
}

/** Looks routes up by path; undefined for a path that the client has no page for. */
export function routeFinder(
  routes: readonly BuiltRoute[],
): (path: string) => BuiltRoute | undefined {
  const known = routes.map((route) => ({ route, expression: expressionFor(route.pattern) }));
  return (path) => known.find(({ expression }) => expression.test(path))?.route;
}
