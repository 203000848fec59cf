import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../apollo/SessionContext';
import { paths } from '../routes/paths';

/**
 * Restores the login state after each navigation (RT-35). When the server no longer knows the
 * shopper: forgets what was loaded and goes to the login.
 */
export function SessionWatcher() {
  const session = useSession();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => session.restore(), [session, pathname, search]);

  useEffect(
    () =>
      session.onLost(() => {
        void client.clearStore();
        // The guard was there already: the way back stands in the address.
        if (pathname === paths.login.path) return;
        void navigate(paths.login.href({ redirect: pathname + search }));
      }),
    [session, client, navigate, pathname, search],
  );
  return null;
}
