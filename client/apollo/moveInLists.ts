import type { ApolloCache, Reference } from '@apollo/client';

/** Something that has changed its status. */
export interface Move<Status extends string> {
  id: string;
  from: Status;
  to: Status;
}

interface StatusPage {
  items: readonly Reference[];
  total: number;
  counts: readonly { status: string; count: number }[];
}

/**
 * Moves an object between the cached pages of a list with a tab and a count for each status: the counts of
 * all pages change, and the object leaves its former tab. Pages where its new position is unknown (the new
 * tab, further pages of the former tab, searches, filters by next actor) are evicted and fetched when shown
 * again.
 */
export function moveInLists<Status extends string>(
  cache: ApolloCache,
  fieldName: string,
  move: Move<Status>,
): void {
  cache.modify<Record<string, unknown>>({
    id: 'ROOT_QUERY',
    fields: {
      [fieldName](cached, { storeFieldName, readField, DELETE }) {
        const page = cached as StatusPage;
        const { status, nextActor, ...narrowedBy } = filterOf(storeFieldName);
        if (nextActor) return DELETE;
        const counted = { ...page, counts: recount(page.counts, move) };
        const items = page.items.filter((item) => readField('id', item) !== move.id);
        const isHere = items.length < page.items.length;
        if (status === move.to || (isNarrowed(narrowedBy) && !isHere)) return DELETE;
        if (status !== move.from) return counted;
        const isEmptied = items.length === 0 && page.total > 1;
        if (!isHere || isEmptied) return DELETE;
        return { ...counted, items, total: page.total - 1 };
      },
    },
  });
}

function recount<Status extends string>(counts: StatusPage['counts'], { from, to }: Move<Status>) {
  const change = (status: string) => Number(status === to) - Number(status === from);
  return counts.map((each) => ({ ...each, count: each.count + change(each.status) }));
}

interface ListFilter {
  status?: unknown;
  nextActor?: unknown;
  search?: unknown;
  from?: unknown;
  to?: unknown;
}

/** Returns the filter of a cached page; Apollo names it `orders({"filter":{"status":"PAID"},"page":1})`. */
function filterOf(storeFieldName: string): ListFilter {
  const args = /^\w+\((.*)\)$/.exec(storeFieldName)?.[1];
  return (args && (JSON.parse(args) as { filter?: ListFilter }).filter) || {};
}

function isNarrowed({ search, from, to }: ListFilter): boolean {
  return Boolean(search ?? from ?? to);
}
