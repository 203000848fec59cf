import { useApolloClient } from '@apollo/client/react';
import { useSession } from '../../apollo/SessionContext';

/** Keeps the token of a new session; what was loaded for whoever was here before is forgotten. */
export function useBeginSession() {
  const client = useApolloClient();
  const session = useSession();
  return async (token: string) => {
    await client.clearStore();
    session.begin(token);
  };
}
