import { chakra } from '@chakra-ui/react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { ErrorState } from '../../ui/ErrorState';
import { Skeletons } from '../../ui/Skeletons';
import { ChoiceGroup } from './ChoiceGroup';
import { bestOf } from './deliveryBest';
import { DeliveryQuoteCard } from './DeliveryQuoteCard';
import type { useDeliveryQuotes } from './useDeliveryQuotes';

interface DeliveryChoiceProps {
  delivery: ReturnType<typeof useDeliveryQuotes>;
  hasAddress: boolean;
  field: UseFormRegisterReturn;
  error?: string;
}

/** Which line carries the parcel (VA-13); lines that cannot stand at the end with the reason. */
export function DeliveryChoice({ delivery, hasAddress, field, error }: DeliveryChoiceProps) {
  const text = useText();
  const { quotes } = delivery;
  const { cheapest, fastest } = bestOf(quotes);
  const sorted = quotes.toSorted((a, b) => Number(a.total == null) - Number(b.total == null));
  return (
    <ChoiceGroup
      name={field.name}
      title={text('warehouse.delivery')}
      error={error}
      cards={sorted.map((quote) => (
        <DeliveryQuoteCard
          key={quote.lineId}
          quote={quote}
          field={field}
          isCheapest={quote.lineId === cheapest}
          isFastest={quote.lineId === fastest}
        />
      ))}
    >
      {!hasAddress && (
        <chakra.p color="muted">
          <FormattedMessage id="warehouse.addressFirst" />
        </chakra.p>
      )}
      {delivery.hasFailed && <ErrorState onRetry={delivery.retry} />}
      {delivery.isLoading && quotes.length === 0 && <Skeletons count={2} />}
    </ChoiceGroup>
  );
}
