import type { ApolloCache } from '@apollo/client';

/** Refetches the lists, tabs and counts of orders after an order was submitted or changed. */
export function forgetOrderLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'orders' });
  cache.gc();
}

/** An order took the selected items out of the cart. */
export function forgetCart(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'cart' });
  cache.gc();
}
