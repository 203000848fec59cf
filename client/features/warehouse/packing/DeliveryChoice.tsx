import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../i18n/useText';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeletons } from '../../../ui/feedback/Skeletons';
import { BusyMark } from './BusyMark';
import { ChoiceGroup } from './ChoiceGroup';
import { DeliveryQuoteCard } from './DeliveryQuoteCard';
import type { useDeliveryQuotes } from './useDeliveryQuotes';
import type { DeliveryQuoteCard_QuoteFragment } from '../../../gql/graphql';

interface DeliveryChoiceProps {
  delivery: ReturnType<typeof useDeliveryQuotes>;
  hasAddress: boolean;
  field: UseFormRegisterReturn;
  error?: string;
  /** About the chosen line. */
  children?: ReactNode;
}

/** Which line carries the parcel (VA-13); lines that cannot stand at the end with the reason. */
export function DeliveryChoice({ delivery, hasAddress, children, ...props }: DeliveryChoiceProps) {
  const text = useText();
  const { quotes } = delivery;
  const { cheapest, fastest } = bestOf(quotes);
  const sorted = quotes.toSorted((a, b) => Number(a.total == null) - Number(b.total == null));
  return (
    <ChoiceGroup
      name={props.field.name}
      title={text('warehouse.delivery')}
      error={props.error}
      cards={sorted.map((quote) => (
        <DeliveryQuoteCard
          key={quote.lineId}
          quote={quote}
          field={props.field}
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
      {delivery.isBusy && hasAddress && quotes.length === 0 && <Skeletons count={2} />}
      {delivery.isBusy && quotes.length > 0 && (
        <chakra.p role="status" marginTop="3">
          <BusyMark />
        </chakra.p>
      )}
      {children}
    </ChoiceGroup>
  );
}

type Quote = Pick<DeliveryQuoteCard_QuoteFragment, 'lineId' | 'total' | 'maxDays'>;

/** The cheapest and the fastest usable line; the cheaper one where two are as fast. */
function bestOf(quotes: readonly Quote[]) {
  const byPrice = quotes
    .flatMap(({ total, ...quote }) => (total == null ? [] : [{ ...quote, total }]))
    .sort((a, b) => a.total - b.total);
  const bySpeed = byPrice.toSorted((a, b) => a.maxDays - b.maxDays);
  return { cheapest: byPrice[0]?.lineId, fastest: bySpeed[0]?.lineId };
}
