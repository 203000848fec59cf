import type { FieldReadFunction, Reference, TypePolicy } from '@apollo/client';
import { replace } from './replace';

/** Returns `order(id)` and the like from the cache where a list already brought the object. */
function byId(typename: string): FieldReadFunction<Reference | null> {
  return (existing, { args, toReference }) =>
    // Null is a valid result: the object does not exist.
    existing === undefined ? toReference({ __typename: typename, id: String(args?.id) }) : existing;
}

export const queryPolicy: TypePolicy = {
  fields: {
    order: byId('Order'),
    package: byId('Package'),
    payment: byId('Payment'),
    jointPayment: byId('JointPayment'),
    packingPlan: byId('PackingPlan'),
    addresses: replace,
    sessions: replace,
    storedItems: replace,
    countries: replace,
  },
};
