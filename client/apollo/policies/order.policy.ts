import type { TypePolicy } from '@apollo/client';
import { replace } from './replace';

export const orderPolicy: TypePolicy = {
  fields: {
    items: replace,
    steps: replace,
    timeline: replace,
    availableActions: replace,
    nextStep: replace,
    // The receipt and the payment ask only how many.
    finePhotos: { merge: true },
  },
};
