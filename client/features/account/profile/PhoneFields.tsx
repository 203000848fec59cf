import { useWatch } from 'react-hook-form';
import type { ProfileForm_CountryFragment } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { SelectField } from '../../../ui/forms/fields';
import { LimitedField, useLimited } from '../../../ui/forms/LimitedField';
import { FieldPair } from '../../../ui/forms/FieldPair';
import { phoneLacks } from './profileRules';
import type { ProfileFormState, ProfileValues } from './profileValues';

interface PhoneFieldsProps {
  form: ProfileFormState;
  countries: readonly ProfileForm_CountryFragment[];
}

/** A number and the country whose code goes before it, both or neither (VA-10). */
export function PhoneFields({ form, countries }: PhoneFieldsProps) {
  const text = useText();
  const limited = useLimited(form);
  const { errors } = form;
  const code = useWatch({ control: form.control, name: 'phoneCountry' });
  const example = countries.find((country) => country.code === code)?.examplePhone;

  function complete(_: string, values: ProfileValues) {
    const lack = phoneLacks(values);
    return lack === null || text(`settings.phoneLacks.${lack}`);
  }

  return (
    <FieldPair>
      <SelectField
        {...form.register('phoneCountry', {
          onChange: () => errors.phone && void form.trigger('phone'),
        })}
        label={text('settings.phoneCountry')}
        autoComplete="tel-country-code"
        isAlternative
      >
        <option value="">{text('settings.noCountry')}</option>
        {countries.map(({ code, name, callingCode }) =>
          callingCode ? (
            <option key={code} value={code}>
              {name} +{callingCode}
            </option>
          ) : null,
        )}
      </SelectField>
      <LimitedField
        {...limited('phone', 30, complete)}
        label={text('settings.phone')}
        hint={example && text('settings.phoneHint', { example })}
        type="tel"
        autoComplete="tel-national"
        isAlternative
        error={errors.phone?.message}
      />
    </FieldPair>
  );
}
