import type { ApolloCache, Reference } from '@apollo/client';

/** The warehouse holds exactly these items now; what is known of each is in the cache already. */
export function showStoredItems(cache: ApolloCache, items: readonly { id: string }[]): void {
  cache.modify<{ storedItems: Reference[] }>({
    id: 'ROOT_QUERY',
    fields: {
      storedItems: (_before, { toReference }) =>
        items.flatMap(({ id }) => toReference({ __typename: 'StoredItem', id }) ?? []),
    },
  });
}
