import { Box, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePageQuery } from '../../../../apollo/usePageQuery';
import { AddressForm } from '../../../../features/addresses/AddressForm';
import { NewAddressDocument } from '../../../../gql/graphql';
import { useText } from '../../../../i18n/useText';
import { paths } from '../../../../routes/paths';
import { LinkButton } from '../../../../ui/Link';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { FormSheet } from '../../../../ui/forms/FormSheet';
import { Skeletons } from '../../../../ui/feedback/Skeletons';

interface NewAddressProps {
  /** Number of addresses. */
  count: number;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Adds an address without leaving the parcel. */
export function NewAddress({ count, onSaved, onClose }: NewAddressProps) {
  const text = useText();
  const { data, error, retry } = usePageQuery(NewAddressDocument, {});
  const max = data?.site.maxAddresses ?? Infinity;
  const [before] = useState(count);
  // Told at once: whoever had filled in the form would be refused at its end (VA-09).
  const isFull = before >= max;
  return (
    <FormSheet title={text('warehouse.newAddress')} onClose={onClose}>
      {isFull ? (
        <AddressesFull max={max} />
      ) : data ? (
        // The boxes have margins of their own.
        <Box marginX={{ base: '-14px', md: '-6' }}>
          <AddressForm
            countries={data.countries}
            beginner={before === 0 ? data.viewer : null}
            onSaved={onSaved}
            onCancel={onClose}
          />
        </Box>
      ) : error ? (
        <ErrorState onRetry={retry} />
      ) : (
        <Skeletons />
      )}
    </FormSheet>
  );
}

/** One address must be deleted in the address book; meanwhile the draft of the parcel is saved. */
function AddressesFull({ max }: { max: number }) {
  return (
    <Stack gap="4" alignItems="start">
      <p>
        <FormattedMessage id="addresses.full" values={{ max }} />
      </p>
      <LinkButton to={paths.address.href()} look="solid">
        <FormattedMessage id="addresses.back" />
      </LinkButton>
    </Stack>
  );
}
