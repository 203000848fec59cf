import type { ApolloCache, Reference } from '@apollo/client';

/**
 * The warehouse holds exactly these items now; what is known of each is in the cache already. A list of some of them
 * alone stays: who shows that looks at each item.
 */
export function showStoredItems(cache: ApolloCache, items: readonly { id: string }[]): void {
  cache.modify<{ storedItems: readonly Reference[] }>({
    id: 'ROOT_QUERY',
    fields: {
      storedItems: (before, { storeFieldName, toReference }) =>
        storeFieldName === 'storedItems'
          ? items.flatMap(({ id }) => toReference({ __typename: 'StoredItem', id }) ?? [])
          : before,
    },
  });
}
