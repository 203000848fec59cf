import { lazyPage } from './lazyPage';
import { paths } from './paths';

/** Pages for whoever builds the storefront: only where the demo runs, never in production. */
export const demoPages = {
  [paths.kit.path]: lazyPage(() => import('../pages/dev/KitPage'), 'KitPage'),
};
