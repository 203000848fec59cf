import { ensureIntegratorTypes } from '../lib/integrator-types.mjs';

/** Before jest runs a story: one of them plays the program of an integrator. */
// eslint-disable-next-line tidebox/named-exports-only -- jest calls the default export
export default ensureIntegratorTypes;
