import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { reportsOutage, type RefusalContext } from './links';
import { useRetryOnline } from './useRetryOnline';

/**
 * What must not be old, such as a balance or a price that is about to be paid: never from the cache.
 * Where the network fails it is asked for again as soon as there is one. Of refusals that the screen
 * `handles` itself no toast tells.
 */
export function useFreshQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  { handles }: RefusalContext = {},
) {
  const { data, error, refetch } = useQuery<TData, TVariables>(document, {
    variables,
    fetchPolicy: 'network-only',
    context: { ...reportsOutage, handles },
  } as useQuery.Options<TData, TVariables>);
  const retry = () => void refetch().catch(() => undefined);
  useRetryOnline(error, retry);
  return { data, error, retry };
}
