import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { reportsOutage } from './links';
import { useRetryOnline } from './useRetryOnline';

/**
 * A query for page content: from the cache at once, and fetched again. After a network failure the cached
 * data stays on screen, and the query runs again once online.
 */
export function usePageQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
) {
  const query = useQuery<TData, TVariables>(document, {
    variables,
    fetchPolicy: 'cache-and-network',
    context: reportsOutage,
  } as useQuery.Options<TData, TVariables>);
  const { client, error, refetch } = query;
  const retry = () => void refetch().catch(() => undefined);
  useRetryOnline(error, retry);

  // Apollo takes the data back when asking again fails.
  const kept = error ? client.readQuery<TData, TVariables>({ query: document, variables }) : null;
  const data = query.data ?? kept ?? undefined;
  return { data, previousData: query.previousData, error, retry };
}
