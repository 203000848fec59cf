import type { AddressForm_CountryFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { CountryOptions } from '../../ui/forms/CountryOptions';
import { SelectField } from '../../ui/forms/fields';
import type { AddressFormState } from './addressValues';

interface CountryFieldProps {
  form: AddressFormState;
  countries: readonly AddressForm_CountryFragment[];
}

/** The countries we deliver to, by continent. */
export function CountryField({ form, countries }: CountryFieldProps) {
  const text = useText();
  return (
    <SelectField
      {...form.register('countryCode', { required: text('addresses.enterCountry') })}
      label={text('addresses.country')}
      autoComplete="country"
      isRequired
      error={form.errors.countryCode?.message}
    >
      <option value="">{text('addresses.chooseCountry')}</option>
      <CountryOptions countries={countries.filter(({ served }) => served)} />
    </SelectField>
  );
}
