import type { Requirements } from './evidence';
import { frame } from './frame';
import { restPaths } from './rest-paths';
import { routes } from './routes';
import { rules } from './rules';
import { scope } from './scope';

export type { Evidence } from './evidence';

/** Every requirement of schema/requirements.json → the tests that show it, or why it is open. */
export const requirements: Requirements = { ...scope, ...routes, ...frame, ...rules, ...restPaths };
