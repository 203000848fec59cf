import { AppRoutes } from './AppRoutes';
import { OuterErrorBoundary } from './OuterErrorBoundary';
import { PrefetchLinks } from './PrefetchLinks';
import { SessionWatcher } from './SessionWatcher';

/** The storefront; wants `Providers` and a router around it. */
export function App() {
  return (
    <OuterErrorBoundary>
      <SessionWatcher />
      <PrefetchLinks />
      <AppRoutes />
    </OuterErrorBoundary>
  );
}
