import type { UseFormSetError } from 'react-hook-form';
import { useCommand } from '../../apollo/useCommand';
import { useIntentionKey } from '../../apollo/useIntentionKey';
import { CreateAddressDocument, UpdateAddressDocument } from '../../gql/graphql';
import { fieldsOf } from '../../ui/forms/fieldsOf';
import { showAddresses } from './addresses.cache';
import type { AddressValues } from './addressValues';

/** Adds or updates an address and returns its id; errors appear at the fields. */
export function useSaveAddress(id: string | undefined) {
  const create = useCommand(CreateAddressDocument, {
    intention: useIntentionKey(),
    success: 'addresses.added',
    update: (cache, { data }) => data && showAddresses(cache, data.createAddress.addresses),
  });
  const change = useCommand(UpdateAddressDocument, {
    success: 'addresses.saved',
    update: (cache, { data }) => data && showAddresses(cache, data.updateAddress.addresses),
  });

  const save = async (input: AddressValues, setError: UseFormSetError<AddressValues>) => {
    const form = { fields: fieldsOf(input), setError };
    if (id) {
      const changed = await change.run({ input: { ...input, addressId: id } }, form);
      return changed?.updateAddress.address.id;
    }
    return (await create.run({ input }, form))?.createAddress.address.id;
  };
  return { save, isRunning: create.isRunning || change.isRunning };
}
