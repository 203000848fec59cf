import { useWatch } from 'react-hook-form';
import type { AddressForm_CountryFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { FieldPair } from '../../ui/forms/FieldPair';
import { TextAreaField } from '../../ui/forms/fields';
import { LimitedField, useLimited } from '../../ui/forms/LimitedField';
import { useTextLimit } from '../../ui/forms/useTextLimit';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button';
import { NO_POSTCODE, type AddressFormState } from './addressValues';
import { useReadable } from './useReadable';

interface AddressPlaceFieldsProps {
  form: AddressFormState;
  countries: readonly AddressForm_CountryFragment[];
}

/** Fields for the place within the country. */
export function AddressPlaceFields({ form, countries }: AddressPlaceFieldsProps) {
  const text = useText();
  const limited = useLimited(form);
  const detail = useTextLimit(form.control, 'detail', 200);
  const { errors } = form;
  const code = useWatch({ control: form.control, name: 'countryCode' });
  const country = countries.find((one) => one.code === code);
  const needsProvince = Boolean(country?.needsProvince);
  const isReadable = useReadable(countries);
  return (
    <>
      <FieldPair>
        <LimitedField
          {...limited('province', 80, (value, values) =>
            value.trim() || !needsProvince
              ? isReadable(value, values, 'addresses.province')
              : text('addresses.enterProvince'),
          )}
          label={text('addresses.province')}
          autoComplete="address-level1"
          isRequired={needsProvince}
          error={errors.province?.message}
        />
        <LimitedField
          {...limited('city', 80, (value, values) =>
            value.trim()
              ? isReadable(value, values, 'addresses.city')
              : text('addresses.enterCity'),
          )}
          label={text('addresses.city')}
          autoComplete="address-level2"
          isRequired
          error={errors.city?.message}
        />
      </FieldPair>
      <TextAreaField
        {...form.register('detail', {
          validate: {
            isThere: (value) => !!value.trim() || text('addresses.enterDetail'),
            fits: detail.fits,
            isReadable: (value, values) => isReadable(value, values, 'addresses.detail'),
          },
        })}
        label={text('addresses.detail')}
        hint={detail.isNearEnd && detail.count}
        rows={2}
        autoComplete="street-address"
        isRequired
        error={errors.detail?.message}
      />
      <FieldPair>
        <LimitedField
          {...limited('postcode', 16, (value) => !!value.trim() || text('addresses.enterPostcode'))}
          label={text('addresses.postcode')}
          hint={country && !country.needsPostcode && <NoPostcodeHint {...{ form, country }} />}
          autoComplete="postal-code"
          isRequired
          error={errors.postcode?.message}
        />
      </FieldPair>
    </>
  );
}

/** Offers a placeholder for places without a postcode. */
function NoPostcodeHint({
  form,
  country: { hasPostcode },
}: {
  form: AddressFormState;
  country: AddressForm_CountryFragment;
}) {
  const fill = () => form.setValue('postcode', NO_POSTCODE, { shouldValidate: true });
  return (
    <>
      <FormattedMessage id={hasPostcode ? 'addresses.rarePostcode' : 'addresses.noPostcode'} />
      <Button look="quiet" size="sm" isRepeatable onClick={fill}>
        <FormattedMessage id="addresses.fillZeros" />
      </Button>
    </>
  );
}
