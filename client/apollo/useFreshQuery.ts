import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { reportsOutage, type RefusalContext } from './links';
import { useRetryOnline } from './useRetryOnline';

/**
 * A query for data that must be current, such as a balance or a price to be paid: never from the cache. After
 * a network failure it runs again once online. Refusals in `handles` cause no toast.
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
