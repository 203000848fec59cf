import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useIsSignedIn } from '../apollo/SessionContext';
import { paths } from './paths';

/** Guards the routes inside it: guests go to the login and come back afterwards (RT guard). */
export function RequireSignIn() {
  const { pathname, search } = useLocation();
  if (useIsSignedIn()) return <Outlet />;
  return <Navigate to={paths.login.href({ redirect: pathname + search })} replace />;
}
