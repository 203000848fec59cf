import { chakra } from '@chakra-ui/react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { AddressChoice_AddressFragment } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { ChoiceCard } from '../../../ui/forms/ChoiceCard';
import { ChoiceGroup } from './ChoiceGroup';

interface AddressChoiceProps {
  addresses: readonly AddressChoice_AddressFragment[];
  field: UseFormRegisterReturn;
  error?: string;
  /** The shopper wants another one. */
  onAdd: () => void;
}

/** Where the parcel goes (VA-13). */
export function AddressChoice({ addresses, field, error, onAdd }: AddressChoiceProps) {
  const text = useText();
  return (
    <ChoiceGroup
      name={field.name}
      title={text('warehouse.address')}
      error={error}
      cards={addresses.map((address) => (
        <ChoiceCard key={address.id} {...field} value={address.id} label={address.label}>
          <span>
            {address.firstName} {address.lastName}, {address.phone}
          </span>
          <chakra.span color="muted">
            {[address.detail, address.city, address.province, address.postcode]
              .filter(Boolean)
              .join(', ')}
          </chakra.span>
          <chakra.span color="muted">{address.countryName}</chakra.span>
        </ChoiceCard>
      ))}
    >
      {addresses.length === 0 && (
        <p>
          <FormattedMessage id="warehouse.noAddress" />
        </p>
      )}
      <Button size="sm" marginTop="3" isRepeatable onClick={onAdd}>
        <FormattedMessage id="warehouse.addAddress" />
      </Button>
    </ChoiceGroup>
  );
}
