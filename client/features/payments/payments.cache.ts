import type { ApolloCache } from '@apollo/client';

/** Lists whose contents or counts a payment changes; they are asked for anew when next shown. */
const touched = ['orders', 'order', 'packages', 'storedItems', 'fundRecords', 'packingPlan'];

export function forgetWhatPayingChanges(cache: ApolloCache): void {
  for (const fieldName of touched) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
