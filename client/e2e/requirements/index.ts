import { accountPages } from './account-pages';
import type { Requirements } from './evidence';
import { frame } from './frame';
import { purchasePages } from './purchase-pages';
import { restPaths } from './rest-paths';
import { routes } from './routes';
import { rules } from './rules';
import { scope } from './scope';

export type { Evidence } from './evidence';

/** Every requirement of schema/requirements.json → the tests that show it, or why it is open. */
export const requirements: Requirements = {
  ...scope,
  ...routes,
  ...accountPages,
  ...purchasePages,
  ...frame,
  ...rules,
  ...restPaths,
};
