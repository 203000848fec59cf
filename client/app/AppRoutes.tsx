import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import {
  Navigate,
  NavigationType,
  Route,
  Routes,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import { pages } from '../routes/pages';
import { paths, redirects, routeNames } from '../routes/paths';
import { routes, type Frame } from '../routes/table';
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
      return <Route key={name} path={paths[name].pattern} caseSensitive element={<Page />} />;
    });

/** Returns the routes of one layout: first its guard, then its messages. */
const framed = (frame: Frame, key: number) => (
  <Route key={key} element={frame.guard && guards[frame.guard]}>
    <Route element={<PageTexts bundles={frame.texts} />}>
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
  useScroll(shown);
  // Given to `Routes` itself, the old page would be rendered again, in one piece, before the new one.
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

/** Renders with the current address rather than the pending one. */
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
      <Route key={from} path={from} element={<Navigate to={paths[to].path} replace />} />
    ))}
  </Routes>
));
Screens.displayName = 'Screens';

/** Another page begins at its top, or where its address says; going back, the browser knows better. */
function useScroll({ pathname, hash, key }: Location): void {
  const navigation = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    const isOther = last.current !== pathname;
    last.current = pathname;
    if (navigation === NavigationType.Pop) return;
    const place = document.getElementById(hash.slice(1));
    if (place) place.scrollIntoView();
    else if (isOther) window.scrollTo(0, 0);
  }, [pathname, hash, key, navigation]);
}
