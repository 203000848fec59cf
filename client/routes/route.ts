import type { TextLot } from '../i18n/lots';

/** What a link may carry in its query; absent values are left out, lists stand once for each. */
type Query = Record<string, string | number | readonly string[] | undefined>;

/** What stands around the pages of one kind, who may see them, and what they say beyond what everybody is told. */
export interface Frame {
  /** `login`: a logo and a copyright line; `account`: the default one with the account's menu. */
  readonly layout: 'login' | 'default' | 'account';
  /** Guests are led to the login; outside the demo a demo page is not found. */
  readonly guard?: 'signedIn' | 'demo';
  /** The lots of texts that such a page loads; what it says stands in these, or is for everybody. */
  readonly texts: readonly TextLot[];
}

/**
 * The component's name and its module, loaded when the page is wanted. The module's `firstQuery`,
 * if there is one, is what a link asks in advance when it is pointed at. Typed by test alone: the types of pages
 * depend on the table's.
 */
type Page = [page: `${string}Page`, load: () => Promise<unknown>];

/** What is known of every page, whatever its link carries. */
export interface AnyRoute {
  readonly path: string;
  /** As the router reads it: `/faq/:id?/*`. */
  readonly pattern: string;
  readonly frame: Frame;
  readonly page: Page[0];
  readonly load: Page[1];
}

function withQuery(path: string, query: Query): string {
  const entries = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().flatMap((each) => (each === undefined ? [] : [[key, String(each)]])),
  );
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

/** A page whose link carries the query `Q`, e.g. `paths.orderDetail.href({ id })`. */
export function route<Q extends Query = Record<string, never>>(
  path: string,
  frame: Frame,
  ...[page, load]: Page
) {
  return {
    ...{ path, pattern: path, frame, page, load },
    href: (...[query]: Record<string, never> extends Q ? [query?: Q] : [query: Q]) =>
      withQuery(path, query ?? {}),
  };
}

/** A page of the help centre: the id and a readable tail stand in the path. */
export function readable(path: string, frame: Frame, ...[page, load]: Page) {
  return {
    ...{ path, pattern: `${path}/:id?/*`, frame, page, load },
    href: ({ id, name }: { id?: string; name?: string } = {}) =>
      [path, id, name && encodeURIComponent(name)].filter(Boolean).join('/'),
  };
}
