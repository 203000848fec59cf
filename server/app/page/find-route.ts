import type { BuiltRoute } from '../../../schema/built-pages.d.ts';

/**
 * How the client's router reads a pattern: exact in case, a slash at the end does not matter, `:id?`
 * is a part that may be absent and `*` whatever follows.
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
