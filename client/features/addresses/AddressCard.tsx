import { chakra, Stack } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import type { AddressCard_AddressFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { Sheet, SheetHead } from '../../ui/paper/Sheet';
import { LinkButton } from '../../ui/Link';
import { placeOf } from '../../ui/values/placeOf';
import { StatusStamp } from '../../ui/paper/StatusStamp';

interface AddressCardProps {
  address: AddressCard_AddressFragment;
  onSetDefault: () => void;
  onDelete: () => void;
}

/** One entry of the address book, drawn as the label of a parcel, with what the server says may be done with it. */
export function AddressCard({ address, onSetDefault, onDelete }: AddressCardProps) {
  const text = useText();
  const { label, availableActions: actions } = address;
  return (
    // What may be done stands at its lower edge, however much the one beside it says.
    <Sheet as="li" display="grid" gridTemplateRows="auto 1fr auto" marginBottom="2">
      <SheetHead
        end={
          address.isDefault && (
            <StatusStamp tone="ok" icon={Star} label={text('addresses.default')} />
          )
        }
      >
        <chakra.h2 fontSize="lg">{label}</chakra.h2>
      </SheetHead>
      <Stack gap="2" minWidth="0" overflowWrap="anywhere" padding={inset} paddingBottom="0">
        <chakra.p fontWeight="600">
          {address.firstName} {address.lastName}
        </chakra.p>
        <p>
          {placeOf(address)}
          <br />
          {address.countryName}
        </p>
        <chakra.p color="muted" fontSize="sm">
          {address.phone}
          <br />
          {address.email}
        </chakra.p>
      </Stack>
      <Ways>
        {actions.includes('EDIT') && (
          <LinkButton
            size="sm"
            to={paths.address.href({ edit: address.id })}
            aria-label={text('addresses.editOf', { label })}
          >
            <FormattedMessage id="addresses.edit" />
          </LinkButton>
        )}
        {actions.includes('SET_DEFAULT') && (
          <Button
            size="sm"
            aria-label={text('addresses.setDefaultOf', { label })}
            onClick={onSetDefault}
          >
            <FormattedMessage id="addresses.setDefault" />
          </Button>
        )}
        {actions.includes('DELETE') && (
          <Button
            size="sm"
            look="danger"
            isRepeatable
            aria-label={text('addresses.deleteOf', { label })}
            onClick={onDelete}
          >
            <FormattedMessage id="addresses.delete" />
          </Button>
        )}
        {address.isDefault && (
          <chakra.p gridColumn="span 2" fontSize="sm" lineHeight="1.35" color="muted">
            <FormattedMessage id="addresses.defaultStays" />
          </chakra.p>
        )}
      </Ways>
    </Sheet>
  );
}

/** As wide as the rim of the strip above it. */
const inset = { base: '3', md: '6' };

/** In the same places on every label. */
const Ways = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '2',
    padding: inset,
  },
});
