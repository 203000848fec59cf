import { MapPinOff } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { usePageQuery } from '../../../apollo/usePageQuery';
import { paths } from '../../../routes/paths';
import { AddressForm } from '../../../features/addresses/AddressForm';
import { AddressEditorDocument, type AddressCard_AddressFragment } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Barcode } from '../../../ui/paper/Barcode';
import { Sheet, SheetBody, SheetHead } from '../../../ui/paper/Sheet';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { LinkButton } from '../../../ui/Link';
import { Skeletons } from '../../../ui/feedback/Skeletons';

interface AddressEditorProps {
  addresses: readonly AddressCard_AddressFragment[];
  /** Id of one of them, or `new`. */
  edited: string;
}

/** The form for one address; saving leads back to the book. */
export function AddressEditor({ addresses, edited }: AddressEditorProps) {
  const text = useText();
  const navigate = useNavigate();
  const { data, error, retry } = usePageQuery(AddressEditorDocument, {});
  const address = addresses.find(({ id }) => id === edited);

  if (edited !== 'new' && !address) {
    return (
      <EmptyState icon={MapPinOff} title={text('addresses.unknown')}>
        <LinkButton to={paths.address.href()} look="solid">
          <FormattedMessage id="addresses.back" />
        </LinkButton>
      </EmptyState>
    );
  }
  if (!data) return error ? <ErrorState onRetry={retry} /> : <Skeletons count={1} />;
  return (
    <Sheet>
      <SheetHead end={<Barcode of={address?.id ?? 'address-to-come'} />}>
        {address?.label ?? text('addresses.newLabel')}
      </SheetHead>
      <SheetBody>
        <AddressForm
          key={edited}
          address={address}
          countries={data.countries}
          onSaved={() => void navigate(paths.address.href(), { replace: true })}
        />
      </SheetBody>
    </Sheet>
  );
}
