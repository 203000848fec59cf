import type { TypePolicy } from '@apollo/client';
import { replace } from './replace';

export const packagePolicy: TypePolicy = {
  fields: {
    items: replace,
    fees: replace,
    timeline: replace,
    availableActions: replace,
    nextStep: replace,
    expectedArrival: replace,
    // Lists ask for less of the address than the package's own page.
    address: { merge: true },
  },
};
