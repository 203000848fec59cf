import { matchPath } from 'react-router-dom';
import { accountPages } from '../accountPages';
import type { LazyPage } from '../lazyPage';
import { guardedPages, loginPages, publicPages } from '../pages';

const openPages = { ...loginPages, ...publicPages };
const allPages = { ...openPages, ...guardedPages, ...accountPages };

/** The page of a path, as far as whoever is looking may see it; undefined where there is none. */
export function pageAt(pathname: string, isSignedIn: boolean): LazyPage | undefined {
  const pages: Record<string, LazyPage> = isSignedIn ? allPages : openPages;
  const path = Object.keys(pages).find((pattern) =>
    matchPath({ path: pattern, caseSensitive: true }, pathname),
  );
  return path === undefined ? undefined : pages[path];
}
