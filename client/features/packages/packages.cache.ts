import type { ApolloCache } from '@apollo/client';
import { moveInLists, type Move } from '../../apollo/moveInLists';
import type { PackageStatus } from '../../gql/graphql';

/** A package changed its status: tabs and counts follow. */
export function movePackage(cache: ApolloCache, move: Move<PackageStatus>): void {
  moveInLists(cache, 'packages', move);
}

/** The items of a cancelled package lie in the warehouse again, and its fee is on the balance. */
export function forgetWhatCancellingFills(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'storedItems' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'fundRecords' });
  cache.gc();
}
