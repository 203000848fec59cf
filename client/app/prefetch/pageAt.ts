import { matchPath } from 'react-router-dom';
import { accountPages } from '../accountPages';
import { guardedPages, loginPages, publicPages } from '../pages';

const openPages = { ...loginPages, ...publicPages };
const allPages = { ...openPages, ...guardedPages, ...accountPages };

/**
 * The page of a path with what the path tells it, as far as whoever is looking may see it; undefined
 * where there is none.
 */
export function pageAt(pathname: string, isSignedIn: boolean) {
  for (const [path, page] of Object.entries(isSignedIn ? allPages : openPages)) {
    const match = matchPath({ path, caseSensitive: true }, pathname);
    if (match) return { page, params: match.params };
  }
  return undefined;
}
