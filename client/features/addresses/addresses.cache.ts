import type { ApolloCache, Reference } from '@apollo/client';

/** The address book holds exactly these now; what is known of each is in the cache already. */
export function showAddresses(cache: ApolloCache, addresses: readonly { id: string }[]): void {
  cache.modify<{ addresses: Reference[] }>({
    id: 'ROOT_QUERY',
    fields: {
      addresses: (_before, { toReference }) =>
        addresses.flatMap(({ id }) => toReference({ __typename: 'Address', id }) ?? []),
    },
  });
  cache.gc();
}
