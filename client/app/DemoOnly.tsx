import { Outlet } from 'react-router-dom';
import { useAppShell } from './layouts/useAppShell';
import { NotFoundPage } from './NotFoundPage';

/** Guards the routes inside it: outside the demo there is nothing. */
export function DemoOnly() {
  const { site } = useAppShell();
  if (!site) return null;
  return site.demo ? <Outlet /> : <NotFoundPage />;
}
