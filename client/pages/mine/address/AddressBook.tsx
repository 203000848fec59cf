import { chakra, Flex } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../../routes/paths';
import { AddressList } from '../../../features/addresses/AddressList';
import type { AddressCard_AddressFragment } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LinkButton } from '../../../ui/Link';

interface AddressBookProps {
  addresses: readonly AddressCard_AddressFragment[];
  /** Maximum number of addresses (VA-09). */
  max: number;
}

export function AddressBook({ addresses, max }: AddressBookProps) {
  const text = useText();
  const isFull = addresses.length >= max;
  return (
    <>
      <Flex justifyContent="space-between" alignItems="center" gap="3" flexWrap="wrap">
        <chakra.p color="muted">
          <FormattedMessage id="account.addressCount" values={{ count: addresses.length, max }} />
        </chakra.p>
        {isFull ? (
          <p>
            <FormattedMessage id="addresses.full" values={{ max }} />
          </p>
        ) : (
          <LinkButton look="solid" to={paths.address.href({ edit: 'new' })}>
            <FormattedMessage id="addresses.add" />
          </LinkButton>
        )}
      </Flex>
      {addresses.length === 0 && <EmptyState icon={MapPin} title={text('addresses.empty')} />}
      <AddressList addresses={addresses} />
    </>
  );
}
