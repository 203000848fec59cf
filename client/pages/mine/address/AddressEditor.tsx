import { MapPinOff } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { usePageQuery } from '../../../apollo/usePageQuery';
import { paths } from '../../../routes/paths';
import { AddressForm } from '../../../features/addresses/AddressForm';
import { AddressEditorDocument, type AddressCard_AddressFragment } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Barcode } from '../../../ui/document/Barcode';
import { DocumentCard, DocumentCardHead } from '../../../ui/document/DocumentCard';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { LinkButton } from '../../../ui/Link';
import { Skeletons } from '../../../ui/feedback/Skeletons';

interface AddressEditorProps {
  addresses: readonly AddressCard_AddressFragment[];
  /** Id of one of them, or `new`. */
  edited: string;
  /** Maximum number of addresses (VA-09). */
  max: number;
}

/** The form for one address; saving leads back to the book. */
export function AddressEditor({ addresses, edited, max }: AddressEditorProps) {
  const text = useText();
  const navigate = useNavigate();
  const { data, error, retry } = usePageQuery(AddressEditorDocument, {});
  const address = addresses.find(({ id }) => id === edited);
  // Told at once: whoever had filled in the form would be refused at its end.
  const [isFull] = useState(edited === 'new' && addresses.length >= max);

  if (isFull || (edited !== 'new' && !address)) {
    const why = isFull ? text('addresses.full', { max }) : text('addresses.unknown');
    return (
      <EmptyState icon={MapPinOff} title={why}>
        <LinkButton to={paths.address.href()} look="solid">
          <FormattedMessage id="addresses.back" />
        </LinkButton>
      </EmptyState>
    );
  }
  if (!data) return error ? <ErrorState onRetry={retry} /> : <Skeletons count={1} />;
  return (
    <DocumentCard>
      <DocumentCardHead end={<Barcode of={address?.id ?? 'address-to-come'} />}>
        {address?.label ?? text('addresses.newLabel')}
      </DocumentCardHead>
      <AddressForm
        key={edited}
        address={address}
        countries={data.countries}
        beginner={addresses.length === 0 ? data.viewer : null}
        onSaved={() => void navigate(paths.address.href(), { replace: true })}
      />
    </DocumentCard>
  );
}
