import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import type { AddressCard_AddressFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/Link';
import { StatusStamp } from '../../ui/document/StatusStamp';
import { listCardStyle } from '../../ui/document/listCardStyle';

interface AddressCardProps {
  address: AddressCard_AddressFragment;
  onSetDefault: () => void;
  onDelete: () => void;
}

/** One entry of the address book, a ticket as all that repeats, with what the server says may be done with it. */
export function AddressCard({ address, onSetDefault, onDelete }: AddressCardProps) {
  const text = useText();
  const { label, availableActions: actions } = address;
  return (
    <Paper>
      {/* As high with the stamp as without: names stand level in a row of tickets. */}
      <Flex gap="3" justifyContent="space-between" alignItems="start" minHeight="28px">
        <chakra.h2 fontSize="lg" minWidth="0" overflowWrap="anywhere">
          {label}
        </chakra.h2>
        {address.isDefault && (
          <StatusStamp tone="ok" icon={Star} label={text('addresses.default')} />
        )}
      </Flex>
      <Stack gap="2" minWidth="0" overflowWrap="anywhere">
        <chakra.p fontSize="lg" fontWeight="600">
          {address.fullName}
        </chakra.p>
        <p>
          {address.detail}, <Whole>{address.cityLine}</Whole>
          <Country>{address.countryName}</Country>
        </p>
        <chakra.p color="muted" fontSize="sm">
          {address.phone}
          <br />
          {address.email}
        </chakra.p>
      </Stack>
      <Flex gap="2" flexWrap="wrap" alignItems="center">
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
          <chakra.p flex="1 1 140px" fontSize="sm" lineHeight="1.35" color="muted">
            <FormattedMessage id="addresses.defaultStays" />
          </chakra.p>
        )}
      </Flex>
    </Paper>
  );
}

const stripes = ['brand', 'surface', 'kraft', 'surface']
  .map((color, index) => `{colors.${color}} ${index * 14}px ${(index + 1) * 14}px`)
  .join(', ');

/** Actions stay at the lower edge, whatever the height of the neighbouring card. */
const Paper = chakra('li', {
  base: {
    ...listCardStyle,
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gap: '3',
    minWidth: '0',
    paddingX: { base: '18px', md: '28px' },
    paddingTop: '6',
    paddingBottom: '4',
    // The stripes of airmail along its upper edge.
    backgroundImage: `repeating-linear-gradient(-60deg, ${stripes})`,
    backgroundSize: '100% 8px',
    backgroundRepeat: 'no-repeat',
  },
});

/** Broken only where it is longer than the card: a postcode stays with its city. */
const Whole = chakra('span', { base: { display: 'inline-block' } });

/** In capitals, as the last line of an address abroad is written. */
const Country = chakra('span', {
  base: {
    display: 'block',
    fontWeight: '600',
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
  },
});
