import { useCommand } from '../../apollo/useCommand';
import { DeleteAddressDocument } from '../../gql/graphql';
import { showAddresses } from './addresses.cache';

/** Takes an address out of the book. */
export function useDeleteAddress() {
  const { run, isRunning } = useCommand(DeleteAddressDocument, {
    success: 'addresses.deleted',
    update: (cache, { data }) => data && showAddresses(cache, data.deleteAddress.addresses),
  });
  return { remove: (id: string) => run({ id }), isRunning };
}
