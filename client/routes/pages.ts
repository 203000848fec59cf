import { matchPath } from 'react-router-dom';
import { lazyPage, type LazyPage } from './lazyPage';
import { routeNames, routes, type RouteName } from './table';

/** Every page of the table, loaded when it is wanted. */
export const pages = Object.fromEntries(
  routeNames.map((name) => [name, lazyPage(routes[name])]),
) as Record<RouteName, LazyPage>;

/**
 * The page of a path with what the path tells it, as far as whoever is looking may see it; undefined
 * where there is none.
 */
export function pageAt(pathname: string, isSignedIn: boolean) {
  for (const name of routeNames) {
    const { pattern, frame } = routes[name];
    if (frame.guard && !(frame.guard === 'signedIn' && isSignedIn)) continue;
    const match = matchPath({ path: pattern, caseSensitive: true }, pathname);
    if (match) return { page: pages[name], frame, params: match.params };
  }
  return undefined;
}
