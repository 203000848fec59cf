import { useSession } from '../../apollo/SessionContext';
import { useCommand } from '../../apollo/useCommand';
import { paths } from '../../routes/paths';
import { SignOutDocument } from '../../gql/graphql';

/**
 * Ends the session on the server and here. Home is then loaded as a whole page, so that nothing of
 * the shopper stays in memory; it happens even when the server cannot be reached.
 */
export function useSignOut() {
  const session = useSession();
  const { run } = useCommand(SignOutDocument);
  return async () => {
    await run({});
    session.end();
    location.assign(paths.home.href());
  };
}
