import type { Shop } from './shops';

/** A pasted text, understood without network access. `title` is the text beside the link; it may be empty. */
export type PastedLink =
  /** An item in a shop we know: identity is (shop, itemId). `url` is its canonical address, with the chosen variant. */
  | {
      readonly kind: 'item';
      readonly shop: Shop;
      readonly itemId: string;
      readonly variantId: string | null;
      readonly url: string;
      readonly title: string;
    }
  /** A page of an unknown shop; its identity is its address without tracking parameters. */
  | { readonly kind: 'page'; readonly host: string; readonly url: string; readonly title: string }
  /** A short link: its target is unknown until it is resolved. */
  | { readonly kind: 'short'; readonly url: string; readonly title: string }
  | { readonly kind: 'refused'; readonly reason: LinkRefusal };

/** Reason why a pasted text contains no item. */
export type LinkRefusal =
  /** No link in the text. */
  | 'NO_LINK'
  /** Longer than 2048 characters, user name, control characters, no http(s) … */
  | 'NOT_ALLOWED'
  /** An address of a known shop that names no item: its home page, a search, a cart. */
  | 'NO_ITEM'
  /** An agent's link wrapped more than twice. */
  | 'NESTED_TOO_DEEP';
