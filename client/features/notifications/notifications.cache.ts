import type { ApolloCache, Reference } from '@apollo/client';

interface CachedList {
  edges: readonly { node: Reference }[];
  totalCount: number;
}

/**
 * Deleted notifications leave the page they stood on. Where the other pages begin now is unknown: they
 * are forgotten and asked for anew when they are next shown.
 */
export function dropNotifications(cache: ApolloCache, ids: readonly string[]): void {
  cache.modify<{ notifications: CachedList }>({
    id: 'ROOT_QUERY',
    fields: {
      notifications(cached, { readField, DELETE }) {
        const list = cached as CachedList;
        const edges = list.edges.filter(
          ({ node }) => !ids.includes(readField<string>('id', node)!),
        );
        if (edges.length === list.edges.length) return DELETE;
        return { ...list, edges, totalCount: list.totalCount - ids.length };
      },
    },
  });
  cache.gc();
}

/** Every notification that the cache knows is read; one that was read before keeps its time. */
export function showAllRead(cache: ApolloCache, at: string): void {
  for (const id of Object.keys(cache.extract() as object))
    if (id.startsWith('Notification:'))
      cache.modify<{ readAt: string | null }>({ id, fields: { readAt: (before) => before ?? at } });
}
