import type { ApolloCache } from '@apollo/client';
import { moveInLists } from '../../apollo/moveInLists';
import { readFragment, type FragmentType } from '../../gql';
import { MovedOrder_OrderFragmentDoc, type OrderStatus } from '../../gql/graphql';

/** An order as the screen knew it before a command moved it. */
export interface KnownOrder {
  id: string;
  status: OrderStatus;
}

type MovedOrder = FragmentType<typeof MovedOrder_OrderFragmentDoc>;

/** Tabs and counts follow an order that a command moved; its own fields are in the cache already. */
export function showMoved(cache: ApolloCache, before: KnownOrder, moved?: MovedOrder): void {
  const order = readFragment(MovedOrder_OrderFragmentDoc, moved);
  if (order) moveInLists(cache, 'orders', { id: order.id, from: before.status, to: order.status });
}
