import type { ApolloCache, Reference } from '@apollo/client';

/** The list of that name holds exactly these now; what is known of each is in the cache already. */
export function showList(
  cache: ApolloCache,
  field: 'addresses' | 'sessions',
  __typename: string,
  items: readonly { id: string }[],
): void {
  cache.modify<Record<string, Reference[]>>({
    id: 'ROOT_QUERY',
    fields: {
      [field]: (_before, { toReference }) =>
        items.flatMap(({ id }) => toReference({ __typename, id }) ?? []),
    },
  });
  cache.gc();
}
