import { parameterOf } from './query';
import type { Shop } from './shops';

/** How the addresses of one shop are read and written. */
export interface ShopRow {
  readonly shop: Shop;
  /** Its hosts; each stands for all hosts below it as well. */
  readonly hosts: readonly string[];
  /** The id of the item that a page is about; null where it names none. */
  readonly itemIdOf: Reader;
  /** The number that the shop itself shows, where the id says more than that. */
  readonly shownIdOf?: (itemId: string) => string;
  /** The variant that was chosen on a page; null where none was. */
  readonly variantOf: Reader;
  /** The one address under which an item is kept; it is read as the same item and variant again. */
  readonly canonical: (itemId: string, variantId: string | null) => string;
}

type Reader = (page: URL) => string | null;

/** Reads what the first group of a pattern finds in `host/path`. */
export function inPath(pattern: RegExp): Reader {
  return ({ hostname, pathname }) => pattern.exec(hostname + pathname)?.[1] ?? null;
}

/** Reads a query parameter of this form, on pages whose `host/path` the pattern `on` knows. */
export function inQuery(names: readonly string[], form: RegExp, on = /^/): Reader {
  return (page) => {
    const value = on.test(page.hostname + page.pathname) ? parameterOf(page, names) : null;
    return value !== null && form.test(value) ? value : null;
  };
}

/** Reads in several ways; the first that finds something counts. */
export function firstOf(...readers: readonly Reader[]): Reader {
  return (page) => {
    for (const read of readers) {
      const found = read(page);
      if (found !== null) return found;
    }
    return null;
  };
}

/** For shops whose items have no variants in their addresses. */
export const noVariant: Reader = () => null;

/** Adds the chosen variant to an address that has no query yet, or one. */
export function withVariant(address: string, name: string, variantId: string | null): string {
  if (variantId === null) return address;
  const parameter = new URLSearchParams({ [name]: variantId }).toString();
  return `${address}${address.includes('?') ? '&' : '?'}${parameter}`;
}

/** The id of an item in most shops: digits that do not begin with a zero. */
export const digits = /^[1-9]\d{2,19}$/;
