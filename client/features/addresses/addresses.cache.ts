import type { ApolloCache } from '@apollo/client';
import { showList } from '../../apollo/showList';

/** The address book holds exactly these now. */
export function showAddresses(cache: ApolloCache, addresses: readonly { id: string }[]): void {
  showList(cache, 'addresses', 'Address', addresses);
}
