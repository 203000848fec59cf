import { Stack } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import type { AddressForm_CountryFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { isLikeEmail } from '../../ui/forms/emailShape';
import { FieldPair } from '../../ui/forms/FieldPair';
import { TextField } from '../../ui/forms/fields';
import { LimitedField, useLimited } from '../../ui/forms/LimitedField';
import { isLikePhone } from '../../ui/forms/phoneShape';
import { useFamilyFirst } from '../../ui/forms/useFamilyFirst';
import type { AddressFormState } from './addressValues';
import { useReadable } from './useReadable';

interface ConsigneeFieldsProps {
  form: AddressFormState;
  countries: readonly AddressForm_CountryFragment[];
}

/** Fields for the consignee and how to reach them. */
export function ConsigneeFields({ form, countries }: ConsigneeFieldsProps) {
  const text = useText();
  const limited = useLimited(form);
  const { errors } = form;
  const code = useWatch({ control: form.control, name: 'countryCode' });
  const examplePhone = countries.find((country) => country.code === code)?.examplePhone;
  const isFamilyFirst = useFamilyFirst();
  const isReadable = useReadable(countries);
  const given = () => (
    <LimitedField
      key="given"
      {...limited('firstName', 60, (value, values) =>
        value.trim()
          ? isReadable(value, values, 'addresses.firstName')
          : text('addresses.enterFirstName'),
      )}
      label={text('addresses.firstName')}
      autoComplete="given-name"
      isRequired
      error={errors.firstName?.message}
    />
  );
  const family = () => (
    <LimitedField
      key="family"
      {...limited('lastName', 60, (value, values) =>
        value.trim()
          ? isReadable(value, values, 'addresses.lastName')
          : text('addresses.enterLastName'),
      )}
      label={text('addresses.lastName')}
      autoComplete="family-name"
      isRequired
      error={errors.lastName?.message}
    />
  );
  return (
    <Stack gap="4">
      <FieldPair>{isFamilyFirst ? [family(), given()] : [given(), family()]}</FieldPair>
      <FieldPair>
        <TextField
          {...form.register('email', {
            validate: (value) => isLikeEmail(value) || text('addresses.enterEmail'),
          })}
          label={text('addresses.email')}
          type="email"
          autoComplete="email"
          isRequired
          error={errors.email?.message}
        />
        <TextField
          {...form.register('phone', {
            validate: (value) => isLikePhone(value) || text('addresses.enterPhone'),
          })}
          label={text('addresses.phone')}
          hint={text('addresses.phoneHint', {
            example: (examplePhone ?? '+49 30 1234567').replaceAll(' ', '\u00a0'),
          })}
          type="tel"
          autoComplete="tel"
          isRequired
          error={errors.phone?.message}
        />
      </FieldPair>
    </Stack>
  );
}
