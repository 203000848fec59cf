import { Fragment, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { HideBottomNav } from '../../ui/layout/HideBottomNav';
import { PageErrorBoundary } from '../PageErrorBoundary';
import { PageLoading } from '../PageLoading';

/**
 * The page of the current route: its chunk may still be on the way, or it may break. The overlay is
 * wanted here where the layout changed as well; within one layout the old page waits.
 */
export function PageOutlet() {
  const { pathname, key } = useLocation();
  const isFirstScreen = key === 'default';
  return (
    <PageErrorBoundary path={pathname}>
      <Suspense
        fallback={
          <>
            <HideBottomNav />
            {isFirstScreen ? <Skeletons /> : <PageLoading />}
          </>
        }
      >
        {/* Another path is another page, even where both show the same component. */}
        <Fragment key={pathname}>
          <Outlet />
        </Fragment>
      </Suspense>
    </PageErrorBoundary>
  );
}
