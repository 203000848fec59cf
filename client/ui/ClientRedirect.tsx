import { Navigate, type NavigateProps } from 'react-router-dom';

/**
 * Leads on to another address. On a server, where there is nowhere to go, it does nothing; the router's own
 * component would do as little, but warn of it for each page.
 */
export function ClientRedirect(where: NavigateProps) {
  return typeof document === 'undefined' ? null : <Navigate {...where} />;
}
