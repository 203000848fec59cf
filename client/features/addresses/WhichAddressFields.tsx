import type { AddressForm_CountryFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { CountryOptions } from '../../ui/forms/CountryOptions';
import { FieldPair } from '../../ui/forms/FieldPair';
import { SelectField } from '../../ui/forms/fields';
import { LimitedField, useLimited } from '../../ui/forms/LimitedField';
import type { AddressFormState } from './addressValues';
import { readFields } from './useReadable';

interface WhichAddressFieldsProps {
  form: AddressFormState;
  countries: readonly AddressForm_CountryFragment[];
}

/** One of the countries we deliver to, by continent, and what the shopper calls the address. */
export function WhichAddressFields({ form, countries }: WhichAddressFieldsProps) {
  const text = useText();
  const limited = useLimited(form);
  const { errors } = form;
  return (
    <FieldPair>
      <SelectField
        {...form.register('countryCode', {
          required: text('addresses.enterCountry'),
          // Another country reads other letters; what is still empty is not asked for yet.
          onChange: () => void form.trigger(readFields.filter((name) => form.getValues(name))),
        })}
        label={text('addresses.country')}
        autoComplete="country"
        isRequired
        error={errors.countryCode?.message}
      >
        <option value="">{text('addresses.chooseCountry')}</option>
        <CountryOptions countries={countries.filter(({ served }) => served)} />
      </SelectField>
      <LimitedField
        {...limited('label', 40, (value) => !!value.trim() || text('addresses.enterLabel'))}
        label={text('addresses.label')}
        hint={text('addresses.labelHint')}
        autoComplete="off"
        isRequired
        error={errors.label?.message}
      />
    </FieldPair>
  );
}
