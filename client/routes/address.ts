/** Query parameters of a link; absent values are omitted, lists repeat the name. */
type Query = Record<string, string | number | readonly string[] | undefined>;

function withQuery(path: string, query: Query): string {
  const entries = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().flatMap((each) => (each === undefined ? [] : [[key, String(each)]])),
  );
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

/** The address of a page whose link carries the query `Q`, e.g. `paths.orderDetail.href({ id })`. */
export function address<Q extends Query = Record<string, never>>(path: string) {
  return {
    path,
    /** The pattern for the router: `/faq/:id?/*`. */
    pattern: path,
    href: (...[query]: Record<string, never> extends Q ? [query?: Q] : [query: Q]) =>
      withQuery(path, query ?? {}),
  };
}

/** Returns the address of a help centre page, with id and readable name in the path. */
export function readable(path: string) {
  return {
    ...{ path, pattern: `${path}/:id?/*` },
    href: ({ id, name }: { id?: string; name?: string } = {}) =>
      [path, id, name && encodeURIComponent(name)].filter(Boolean).join('/'),
  };
}
