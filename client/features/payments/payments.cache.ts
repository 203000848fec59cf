import type { ApolloCache } from '@apollo/client';
import { moveInLists } from '../../apollo/moveInLists';
import type { OrderStatus, PaymentTargetKind } from '../../gql/graphql';

/** Fields of a payment that lists depend on. */
interface Paid {
  kind: PaymentTargetKind;
  order?: { id: string; status: OrderStatus } | null;
}

/**
 * A paid plan becomes a package and empties shelves, a paid difference changes its order, so these queries
 * run again.
 */
const changedBy: Partial<Record<PaymentTargetKind, readonly string[]>> = {
  PACKING_PLAN: ['orders', 'order', 'packages', 'storedItems', 'packingPlan'],
  QUESTION: ['order'],
};

/** Paid orders change their tab, and the counts follow; what cannot be known is forgotten. */
export function showPaid(cache: ApolloCache, payments: readonly Paid[]): void {
  for (const { kind, order } of payments)
    if (kind === 'ORDER' && order)
      moveInLists(cache, 'orders', { id: order.id, from: 'PENDING_PAYMENT', to: order.status });
  const changed = payments.flatMap(({ kind }) => changedBy[kind] ?? []);
  for (const fieldName of ['fundRecords', 'notifications', ...new Set(changed)])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
