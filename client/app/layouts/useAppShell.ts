import { useQuery } from '@apollo/client/react';
import { AppShellDocument, type AppShellQuery } from '../../gql/graphql';

/** Site and viewer, as every screen shows them around the page; empty until loaded. */
export function useAppShell(): Partial<AppShellQuery> {
  const { data, previousData } = useQuery(AppShellDocument);
  return data ?? previousData ?? {};
}
