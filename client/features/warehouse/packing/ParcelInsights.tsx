import { Stack } from '@chakra-ui/react';
import type {
  DeliveryQuoteRow_QuoteFragment,
  PackingForm_ItemFragment,
} from '../../../gql/graphql';
import { SavingList } from './SavingList';
import { VolumeNote } from './VolumeNote';

interface ParcelInsightsProps {
  /** The chosen line; undefined while none is chosen. */
  quote?: DeliveryQuoteRow_QuoteFragment;
  items: readonly PackingForm_ItemFragment[];
}

/** Explains the price of the chosen line and how to lower it. */
export function ParcelInsights({ quote, items }: ParcelInsightsProps) {
  const nameOf = (storedItemId: string) => items.find(({ id }) => id === storedItemId)?.name ?? '';
  return (
    <Stack gap="3" marginTop="4" aria-live="polite">
      {quote && (
        <>
          <VolumeNote quote={quote} nameOf={nameOf} />
          <SavingList savings={quote.savings} items={items} />
        </>
      )}
    </Stack>
  );
}
