import type { ApolloCache } from '@apollo/client';
import { moveInLists } from '../../apollo/moveInLists';
import type { OrderStatus, PaymentTargetKind } from '../../gql/graphql';

/** What a payment answers that lists need to know. */
interface Paid {
  kind: PaymentTargetKind;
  order?: { id: string; status: OrderStatus } | null;
}

/** A paid plan becomes a package and empties shelves; where it shows is asked for anew. */
const changedByPlan = ['orders', 'order', 'packages', 'storedItems', 'packingPlan'];

/** Paid orders change their tab, and the counts follow; what cannot be known is forgotten. */
export function showPaid(cache: ApolloCache, payments: readonly Paid[]): void {
  for (const { order } of payments)
    if (order)
      moveInLists(cache, 'orders', { id: order.id, from: 'PENDING_PAYMENT', to: order.status });
  const hasPlan = payments.some(({ kind }) => kind === 'PACKING_PLAN');
  for (const fieldName of ['fundRecords', 'notifications', ...(hasPlan ? changedByPlan : [])])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
