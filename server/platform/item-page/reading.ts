/** An amount as a page publishes it: a plain decimal such as `1234.5` and an ISO 4217 code. */
export interface PublishedPrice {
  readonly amount: string;
  readonly currency: string;
}

export type Availability = 'IN_STOCK' | 'OUT_OF_STOCK' | 'PREORDER' | 'UNKNOWN';

export interface PublishedVariant {
  /** The shop's own id or SKU of the variant; empty where it publishes none. */
  readonly id: string;
  /** An option has no name where the page only names the variant as a whole. */
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly price: PublishedPrice | null;
  readonly availability: Availability;
  readonly imageUrl: string | null;
}

/** The item as published by a shop; null or empty fields are not published. */
export interface PublishedItem {
  readonly title: string;
  readonly description: string;
  /** Absolute http(s) addresses, at most 12. */
  readonly imageUrls: readonly string[];
  readonly price: PublishedPrice | null;
  readonly availability: Availability;
  readonly variants: readonly PublishedVariant[];
  readonly shopName: string;
  readonly shipping: PublishedPrice | null;
  /** Which vocabulary each field was read from. */
  readonly sources: Readonly<Partial<Record<PublishedField, PublishedSource>>>;
}

export type PublishedField =
  | 'title'
  | 'description'
  | 'imageUrls'
  | 'price'
  | 'availability'
  | 'variants'
  | 'shopName'
  | 'shipping';

export type PublishedSource =
  | 'JSON_LD'
  | 'MICRODATA'
  | 'RDFA'
  | 'OPEN_GRAPH'
  /** The heading or the title of the page, where no vocabulary has one. */
  | 'PAGE'
  | 'PROVIDER';

/** The reason why nothing could be read. */
export type ReadingFailure =
  /** The address resolves or redirects to a host outside the public internet. */
  | 'NOT_PUBLIC'
  | 'UNREACHABLE'
  | 'TOO_SLOW'
  | 'TOO_LARGE'
  | 'NOT_HTML'
  /** The shop says that the item is gone (404, 410). */
  | 'GONE'
  /** The shop's robots.txt disallows this page. */
  | 'DISALLOWED'
  /** The shop refused us a moment ago (403, 429, 503) and is left alone for a while. */
  | 'REFUSED_BY_SHOP'
  /** The page says nothing in a published vocabulary. */
  | 'NOTHING_PUBLISHED'
  /** This shop is read through a provider alone, and none is configured. */
  | 'NO_PROVIDER';

export type Reading =
  | { readonly item: PublishedItem; readonly failure?: undefined }
  | { readonly failure: ReadingFailure; readonly item?: undefined };

/** Reads what a shop publishes of an item; never throws for what a page or a network does. */
export interface ItemReader {
  read(page: {
    readonly url: string;
    readonly shop: string;
    readonly itemId: string | null;
  }): Promise<Reading>;
}

/** A picture of a shop, fetched with the guards of pages; null where it cannot be had. */
export interface PictureFetcher {
  fetch(url: string): Promise<Buffer | null>;
}

/** Resolves a short link, with the same guards as pages; null if it leads nowhere. */
export interface LinkFollower {
  /**
   * Follows redirects until `isThere` recognises the address, which is then not requested: some shops redirect
   * guests to a sign-in page. Without it, the first address on another host is the target.
   */
  follow(url: string, isThere?: (address: string) => boolean): Promise<string | null>;
}

/** Reads items of shops all over the world. */
export interface Shops {
  readonly items: ItemReader;
  readonly links: LinkFollower;
  readonly pictures: PictureFetcher;
  /** True if an address may belong to a shop: not in a private network, and no IP address. */
  readonly isPublic: (address: URL) => boolean;
}

/** Returns the same shops, which call `leave` they make a request, so that its queue slot is free meanwhile. */
export function releasingSlot(
  { items, links, pictures, isPublic }: Shops,
  leave: () => void,
): Shops {
  return {
    items: { read: (page) => (leave(), items.read(page)) },
    links: { follow: (...asked) => (leave(), links.follow(...asked)) },
    pictures: { fetch: (url) => (leave(), pictures.fetch(url)) },
    isPublic,
  };
}
