import { useCommand } from '../../apollo/useCommand';
import { SetDefaultAddressDocument, type AddressCard_AddressFragment } from '../../gql/graphql';
import { showAddresses } from './addresses.cache';

type Known = Pick<AddressCard_AddressFragment, 'id' | 'isDefault' | 'availableActions'>;

/** Makes an address the default; shown at once, taken back where it is refused. */
export function useSetDefaultAddress(addresses: readonly Known[]) {
  const { run, isRunning } = useCommand(SetDefaultAddressDocument, {
    success: 'addresses.isDefaultNow',
    optimisticResponse: ({ id: chosen }) => ({
      setDefaultAddress: {
        __typename: 'SetDefaultAddressPayload' as const,
        address: { __typename: 'Address' as const, id: chosen },
        addresses: addresses.map(({ id, availableActions }) => ({
          __typename: 'Address' as const,
          id,
          isDefault: id === chosen,
          availableActions,
        })),
      },
    }),
    update: (cache, { data }) => data && showAddresses(cache, data.setDefaultAddress.addresses),
  });
  return { setDefault: (id: string) => run({ id }), isRunning };
}
