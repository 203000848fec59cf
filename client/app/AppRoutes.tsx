import { useDeferredValue, type ComponentType } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { AccountLayout } from './layouts/AccountLayout';
import { DefaultLayout } from './layouts/DefaultLayout';
import { LoginLayout } from './layouts/LoginLayout';
import { NotFoundPage } from './NotFoundPage';
import { accountPages } from './accountPages';
import { DemoOnly } from './DemoOnly';
import { demoPages } from './demoPages';
import { PageLoading } from './PageLoading';
import { guardedPages, loginPages, publicPages } from './pages';
import { paths } from './paths';
import { RequireSignIn } from './RequireSignIn';
import { ShopperTexts } from './ShopperTexts';
import { useScrollToTop } from './useScrollToTop';

const routesOf = (pages: Record<string, ComponentType>) =>
  Object.entries(pages).map(([path, Page]) => (
    <Route key={path} path={path} caseSensitive element={<Page />} />
  ));

/**
 * The old page stays until the new one's chunk is there; that lasts only where it was not
 * prefetched. Wants a router that does not use transitions of its own.
 */
export function AppRoutes() {
  const location = useLocation();
  const shown = useDeferredValue(location);
  useScrollToTop(shown.pathname);
  return (
    <>
      {location !== shown && <PageLoading />}
      <Routes location={shown}>
        <Route element={<LoginLayout />}>{routesOf(loginPages)}</Route>
        <Route element={<DefaultLayout />}>
          {routesOf(publicPages)}
          <Route element={<DemoOnly />}>
            <Route element={<ShopperTexts />}>{routesOf(demoPages)}</Route>
          </Route>
          <Route element={<RequireSignIn />}>
            <Route element={<ShopperTexts />}>
              {routesOf(guardedPages)}
              <Route element={<AccountLayout />}>{routesOf(accountPages)}</Route>
            </Route>
            <Route path="/mine" element={<Navigate to={paths.setting.href()} replace />} />
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </>
  );
}
