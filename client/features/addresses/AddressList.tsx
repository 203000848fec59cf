import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCommand } from '../../apollo/useCommand';
import { DeleteAddressDocument, type AddressCard_AddressFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Dialog } from '../../ui/feedback/Dialog';
import { AddressCard } from './AddressCard';
import { showAddresses } from './addresses.cache';
import { useSetDefaultAddress } from './useSetDefaultAddress';

interface AddressListProps {
  addresses: readonly AddressCard_AddressFragment[];
}

/** The address book as cards; deleting asks first. */
export function AddressList({ addresses }: AddressListProps) {
  const text = useText();
  const { setDefault } = useSetDefaultAddress(addresses);
  const { remove, isRunning } = useDeleteAddress();
  const [leaving, setLeaving] = useState<AddressCard_AddressFragment>();
  const close = () => setLeaving(undefined);

  return (
    <>
      <Cards>
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            onSetDefault={() => void setDefault(address.id)}
            onDelete={() => setLeaving(address)}
          />
        ))}
      </Cards>
      {leaving && (
        <Dialog
          type="error"
          title={text('addresses.delete.title', { label: leaving.label })}
          confirmLabel={text('addresses.delete')}
          isBusy={isRunning}
          onConfirm={() => void remove(leaving.id).then(close)}
          onCancel={close}
        >
          <FormattedMessage id="addresses.delete.text" />
        </Dialog>
      )}
    </>
  );
}

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    listStyleType: 'none',
  },
});

/** Takes an address out of the book. */
function useDeleteAddress() {
  const { run, isRunning } = useCommand(DeleteAddressDocument, {
    success: 'addresses.deleted',
    update: (cache, { data }) => data && showAddresses(cache, data.deleteAddress.addresses),
  });
  return { remove: (id: string) => run({ id }), isRunning };
}
