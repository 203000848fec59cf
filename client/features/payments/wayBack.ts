import { tabStorage } from '../../apollo/tabStorage';

const KEY = 'afterRecharge';

/** Keeps where the shopper goes on once the balance is topped up: the way leads over another site. */
export function keepWayBack(path: string | null): void {
  if (path) tabStorage()?.setItem(KEY, path);
  else tabStorage()?.removeItem(KEY);
}

/** Returns the path that was kept; null where there is none. */
export function wayBack(): string | null {
  return tabStorage()?.getItem(KEY) ?? null;
}
