import { matchPath } from 'react-router-dom';
import { lazyPage, type LazyPage } from './lazyPage';
import { paths, routeNames, type RouteName } from './paths';
import { routes } from './table';

/** Every page of the table, loaded when it is wanted. */
export const pages = Object.fromEntries(
  routeNames.map((name) => [name, lazyPage(routes[name])]),
) as Record<RouteName, LazyPage>;

/** Returns the page of a path with its parameters, as far as the viewer may see it; undefined without one. */
export function pageAt(pathname: string, isSignedIn: boolean) {
  for (const name of routeNames) {
    const { frame } = routes[name];
    if (frame.guard && !(frame.guard === 'signedIn' && isSignedIn)) continue;
    const match = matchPath({ path: paths[name].pattern, caseSensitive: true }, pathname);
    if (match) return { page: pages[name], frame, params: match.params };
  }
  return undefined;
}
