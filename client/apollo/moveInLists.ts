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
 * Moves a thing between the cached pages of a list that has a tab and a count for each status: the
 * counts of all pages follow, and it leaves the tab it was in. Where its new place cannot be known
 * (the tab it joins, the other pages of the tab it left, a search that may or may not find it, those
 * on which somebody acts next) the page is forgotten and asked for anew when it is next shown.
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

/** What a cached page was narrowed to; Apollo names it `orders({"filter":{"status":"PAID"},"page":1})`. */
function filterOf(storeFieldName: string): ListFilter {
  const args = /\((.*)\)$/.exec(storeFieldName)?.[1];
  return (args && (JSON.parse(args) as { filter?: ListFilter }).filter) || {};
}

function isNarrowed({ search, from, to }: ListFilter): boolean {
  return Boolean(search ?? from ?? to);
}
