import type { ApolloCache, Reference } from '@apollo/client';

interface CachedPage {
  items: readonly Reference[];
  total: number;
}

/**
 * Deleted notifications leave the page they stood on. Where the other pages begin now is unknown: they
 * are forgotten and asked for anew when they are next shown.
 */
export function dropNotifications(cache: ApolloCache, ids: readonly string[]): void {
  cache.modify<{ notifications: CachedPage }>({
    id: 'ROOT_QUERY',
    fields: {
      notifications(cached, { readField, DELETE }) {
        const page = cached as CachedPage;
        const items = page.items.filter((item) => !ids.includes(readField<string>('id', item)!));
        if (items.length === page.items.length) return DELETE;
        return { ...page, items, total: page.total - ids.length };
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
