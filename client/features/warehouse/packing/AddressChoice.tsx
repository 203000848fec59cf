import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { AddressChoice_AddressFragment } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { PickRow } from '../../../ui/forms/PickRow';
import { DocumentSection } from '../../../ui/document/DocumentSection';
import { PickGroup } from './PickGroup';
import { commaBetween } from '../../../ui/values/inOneLine';

interface AddressChoiceProps {
  addresses: readonly AddressChoice_AddressFragment[];
  field: UseFormRegisterReturn;
  error?: string;
  /** The shopper wants another one. */
  onAdd: () => void;
}

/** Destination of the parcel (VA-13). */
export function AddressChoice({ addresses, field, error, onAdd }: AddressChoiceProps) {
  const text = useText();
  return (
    <DocumentSection
      letter="A"
      title={text('warehouse.boxTo')}
      after={
        <Button
          look="quiet"
          size="sm"
          minHeight="44px"
          paddingX="0"
          marginY="-10px"
          isRepeatable
          onClick={onAdd}
        >
          <FormattedMessage id="warehouse.addAddress" />
        </Button>
      }
    >
      <PickGroup name={field.name} label={text('warehouse.address')} error={error}>
        {addresses.map((address) => (
          <PickRow key={address.id} {...field} value={address.id} label={address.label}>
            {partsOf(address).map((part, index, parts) => (
              <Fragment key={index}>
                <Part>{withComma(part, parts[index + 1])}</Part>{' '}
              </Fragment>
            ))}
          </PickRow>
        ))}
        {addresses.length === 0 && (
          <p>
            <FormattedMessage id="warehouse.noAddress" />
          </p>
        )}
      </PickGroup>
    </DocumentSection>
  );
}

function partsOf(address: AddressChoice_AddressFragment): string[] {
  const { fullName, detail, cityLine, countryName, phone } = address;
  return [fullName, detail, cityLine, countryName, phone].filter(Boolean);
}

function withComma(part: string, next: string | undefined): string {
  return next === undefined ? part : part + commaBetween(part, next).trimEnd();
}

/** An address breaks between its parts, unless one is longer than the line. */
const Part = chakra('span', { base: { display: 'inline-block', overflowWrap: 'anywhere' } });
