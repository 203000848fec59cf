import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button';
import { NO_POSTCODE, type AddressFormState } from './addressValues';

/** Offers to fill in what stands for no postcode. */
export function NoPostcodeHint({ form }: { form: AddressFormState }) {
  const fill = () => form.setValue('postcode', NO_POSTCODE, { shouldValidate: true });
  return (
    <>
      <FormattedMessage id="addresses.noPostcode" />
      <Button look="quiet" size="sm" isRepeatable onClick={fill}>
        <FormattedMessage id="addresses.fillZeros" />
      </Button>
    </>
  );
}
