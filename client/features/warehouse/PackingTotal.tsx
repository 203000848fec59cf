import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { DeliveryQuoteCard_QuoteFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { DataList } from '../../ui/DataList';
import { Money } from '../../ui/Money';

interface PackingTotalProps {
  /** The chosen line; undefined while none is chosen. */
  quote?: DeliveryQuoteCard_QuoteFragment;
}

/** What the parcel costs with the chosen line, fee by fee. */
export function PackingTotal({ quote }: PackingTotalProps) {
  const text = useText();
  return (
    <Stack gap="3" aria-live="polite">
      <chakra.h2 fontSize="lg">
        <FormattedMessage id="warehouse.cost" />
      </chakra.h2>
      {quote?.total == null ? (
        <chakra.p color="muted">
          <FormattedMessage id="warehouse.costLater" />
        </chakra.p>
      ) : (
        <DataList
          entries={[
            ...quote.fees.map(({ label, amount }) => ({ label, value: <Money fen={amount} /> })),
            {
              label: text('warehouse.total'),
              value: <Money fen={quote.total} isTotal fontSize="xl" fontWeight="700" />,
            },
          ]}
        />
      )}
    </Stack>
  );
}
