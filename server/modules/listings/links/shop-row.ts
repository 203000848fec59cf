import { parameterOf } from './query';
import type { Shop } from './shops';

/** Reads and writes the addresses of one shop. */
export interface ShopRow {
  readonly shop: Shop;
  /** Its hosts, each including its subdomains. */
  readonly hosts: readonly string[];
  /** Returns the id of the item on a page; null if there is none. */
  readonly itemIdOf: Reader;
  /** Returns the number that the shop itself shows, if the id contains more. */
  readonly shownIdOf?: (itemId: string) => string;
  /** Returns the variant that was chosen on a page; null without one. */
  readonly variantOf: Reader;
  /** Returns the canonical address of an item, which reads as the same item and variant again. */
  readonly canonical: (itemId: string, variantId: string | null) => string;
}

type Reader = (page: URL) => string | null;

/** Reads the first group of a pattern in `host/path`. */
export function inPath(pattern: RegExp): Reader {
  return ({ hostname, pathname }) => pattern.exec(hostname + pathname)?.[1] ?? null;
}

/** Reads a query parameter of this form, on pages whose `host/path` matches the pattern `on`. */
export function inQuery(names: readonly string[], form: RegExp, on = /^/): Reader {
  return (page) => {
    const value = on.test(page.hostname + page.pathname) ? parameterOf(page, names) : null;
    return value !== null && form.test(value) ? value : null;
  };
}

/** Tries several readers; the first result counts. */
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

/** Item id of most shops: digits without a leading zero. */
export const digits = /^[1-9]\d{2,19}$/;
