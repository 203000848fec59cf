import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import {
  Navigate,
  NavigationType,
  Route,
  Routes,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { pages } from '../routes/pages';
import type { Frame } from '../routes/route';
import { redirects, routeNames, routes } from '../routes/table';
import { DemoOnly, PageTexts, RequireSignIn } from './guards';
import { AccountLayout } from './layouts/AccountLayout';
import { DefaultLayout } from './layouts/DefaultLayout';
import { LoginLayout } from './layouts/LoginLayout';
import { NotFound } from './notFound';
import { PageLoading } from './PageLoading';

const guards = { signedIn: <RequireSignIn />, demo: <DemoOnly /> };
const innerLayouts = { login: undefined, default: undefined, account: <AccountLayout /> };

const routesIn = (frame: Frame) =>
  routeNames
    .filter((name) => routes[name].frame === frame)
    .map((name) => {
      const Page = pages[name];
      return <Route key={name} path={routes[name].pattern} caseSensitive element={<Page />} />;
    });

/** The routes of one frame: the guard is asked first, then the messages are waited for. */
const framed = (frame: Frame, key: number) => (
  <Route key={key} element={frame.guard && guards[frame.guard]}>
    <Route element={<PageTexts lots={frame.texts} />}>
      <Route element={innerLayouts[frame.layout]}>{routesIn(frame)}</Route>
    </Route>
  </Route>
);

const frames = [...new Set(routeNames.map((name) => routes[name].frame))];

/**
 * The old page stays until the new one's chunk is there; that lasts only where it was not
 * prefetched. Wants a router that does not use transitions of its own.
 */
export function AppRoutes() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const shown = useDeferredValue(location);
  useScrollToTop(shown.pathname);
  // Given to `Routes` itself, the old page would be drawn anew, in one piece, before the new one.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- how one came belongs to where one is
  const place = useMemo(() => ({ location: shown, navigationType }), [shown]);
  return (
    <>
      {location !== shown && <PageLoading />}
      <LocationContext value={place}>
        <Screens />
      </LocationContext>
    </>
  );
}

/** Drawn anew with the address that is shown, and not with that which was asked for. */
const Screens = memo(() => (
  <Routes>
    <Route element={<LoginLayout />}>
      {frames.filter(({ layout }) => layout === 'login').map(framed)}
    </Route>
    <Route element={<DefaultLayout />}>
      {frames.filter(({ layout }) => layout !== 'login').map(framed)}
      <Route path="*" element={<NotFound />} />
    </Route>
    {Object.entries(redirects).map(([from, to]) => (
      <Route key={from} path={from} element={<Navigate to={routes[to].path} replace />} />
    ))}
  </Routes>
));
Screens.displayName = 'Screens';

/** Another page begins at its top; going back, the browser knows better. */
function useScrollToTop(pathname: string): void {
  const navigation = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, navigation]);
}
