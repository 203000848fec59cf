import { use } from 'react';
import { useIntl } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';
import { ClientRedirect } from '../ui/ClientRedirect';
import { useIsSignedIn } from '../apollo/SessionContext';
import { loadMessageBundles } from '../i18n/loadMessageBundles';
import type { MessageBundle } from '../i18n/messageBundles';
import { paths } from '../routes/paths';
import { useAppShell } from './layouts/useAppShell';
import { NotFound } from './notFound';

/** Guards the routes inside it: guests go to the login and come back afterwards (RT guard). */
export function RequireSignIn() {
  const { pathname, search } = useLocation();
  if (useIsSignedIn()) return <Outlet />;
  return <ClientRedirect to={paths.login.href({ redirect: pathname + search })} replace />;
}

/** Guards the routes inside it: outside the demo there is nothing. */
export function DemoOnly() {
  const { site } = useAppShell();
  if (!site) return null;
  return site.demo ? <Outlet /> : <NotFound />;
}

/** The routes inside it wait for the texts that only such pages say. */
export function PageTexts({ bundles }: { bundles: readonly MessageBundle[] }) {
  const texts = loadMessageBundles(useIntl(), bundles);
  if (texts) use(texts);
  return <Outlet />;
}
