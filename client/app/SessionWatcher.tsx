import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsSignedIn, useSession } from '../apollo/SessionContext';
import { paths } from '../routes/paths';
import { useToasts } from '../ui/feedback/ToastContext';
import { whenIdle } from './whenIdle';

/**
 * Restores the login state after each navigation (RT-35). When the server no longer knows the
 * shopper: says so, forgets what was loaded and goes to the login.
 */
export function SessionWatcher() {
  useLivePages();
  const session = useSession();
  const client = useApolloClient();
  const navigate = useNavigate();
  const intl = useIntl();
  const toasts = useToasts();
  const { pathname, search } = useLocation();

  useEffect(() => session.restore(), [session, pathname, search]);

  useEffect(
    () =>
      session.onLost(({ wasSignedIn, mustSignIn }) => {
        const words = wasSignedIn ? 'account.sessionOver' : 'account.pleaseLogin';
        toasts.show({ type: 'info', text: intl.formatMessage({ id: words }) });
        if (!mustSignIn) return;
        void client.clearStore();
        // The guard has redirected already; the return path is in the address.
        if (pathname === paths.login.path) return;
        void navigate(paths.login.href({ redirect: pathname + search }));
      }),
    [session, client, navigate, intl, toasts, pathname, search],
  );
  return null;
}

/** While a shopper is signed in, pages learn by themselves of what happens; begun when the browser is idle. */
function useLivePages(): void {
  const session = useSession();
  const client = useApolloClient();
  const toasts = useToasts();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    const begin = async () =>
      (await import('./live/subscribeToChanges')).subscribeToChanges({ client, session, toasts });
    // Without this, pages would stay as they were loaded.
    if (isSignedIn) whenIdle(() => void begin().catch(() => undefined));
  }, [client, session, toasts, isSignedIn]);
}
