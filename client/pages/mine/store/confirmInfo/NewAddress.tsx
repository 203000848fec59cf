import { usePageQuery } from '../../../../apollo/usePageQuery';
import { AddressForm } from '../../../../features/addresses/AddressForm';
import { NewAddressDocument } from '../../../../gql/graphql';
import { useText } from '../../../../i18n/useText';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { FormSheet } from '../../../../ui/forms/FormSheet';
import { Skeletons } from '../../../../ui/feedback/Skeletons';

interface NewAddressProps {
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Adds an address without leaving the parcel. */
export function NewAddress({ onSaved, onClose }: NewAddressProps) {
  const text = useText();
  const { data, error, retry } = usePageQuery(NewAddressDocument, {});
  return (
    <FormSheet title={text('warehouse.newAddress')} onClose={onClose}>
      {data ? (
        <AddressForm countries={data.countries} onSaved={onSaved} onCancel={onClose} />
      ) : error ? (
        <ErrorState onRetry={retry} />
      ) : (
        <Skeletons />
      )}
    </FormSheet>
  );
}
