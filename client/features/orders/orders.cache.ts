import type { ApolloCache } from '@apollo/client';

/** An order was submitted or moved: its lists, their tabs and counts are asked for anew. */
export function forgetOrderLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'orders' });
  cache.gc();
}

/** An order took the selected items out of the cart. */
export function forgetCart(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'cart' });
  cache.gc();
}
