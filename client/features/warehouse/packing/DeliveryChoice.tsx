import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { DeliveryQuoteRow_QuoteFragment } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeletons } from '../../../ui/feedback/Skeletons';
import { DocumentSection } from '../../../ui/document/DocumentSection';
import { BusyMark } from './BusyMark';
import { ChargedWeight } from './ChargedWeight';
import { DeliveryQuoteRow } from './DeliveryQuoteRow';
import { PickGroup } from './PickGroup';
import type { useDeliveryQuotes } from './useDeliveryQuotes';

interface DeliveryChoiceProps {
  delivery: ReturnType<typeof useDeliveryQuotes>;
  hasAddress: boolean;
  /** Total weight of the items. */
  goodsGrams: number;
  /** Id of the chosen line; empty while none is. */
  chosen: string;
  field: UseFormRegisterReturn;
  error?: string;
  /** About the chosen line. */
  children?: ReactNode;
}

/** Choice of the line, the cheapest first (VA-13); unavailable lines come last, with the reason. */
export function DeliveryChoice({
  delivery,
  hasAddress,
  goodsGrams,
  ...props
}: DeliveryChoiceProps) {
  const text = useText();
  const { quotes } = delivery;
  const sorted = byPrice(quotes);
  const usable = sorted.filter(({ total }) => total != null);
  const fastest = usable.toSorted((a, b) => a.maxDays - b.maxDays)[0];
  return (
    <DocumentSection
      letter="B"
      title={text('warehouse.boxBy')}
      after={
        quotes.length > 0 && (
          <FormattedMessage
            id="warehouse.carried"
            values={{ count: usable.length, all: quotes.length }}
          />
        )
      }
    >
      <ChargedWeight quotes={quotes} goodsGrams={goodsGrams} />
      <PickGroup name={props.field.name} label={text('warehouse.delivery')} error={props.error}>
        {sorted.map((quote) => (
          <DeliveryQuoteRow
            key={quote.lineId}
            quote={quote}
            field={props.field}
            isChosen={quote.lineId === props.chosen}
            isCheapest={quote === usable[0]}
            isFastest={quote === fastest}
          />
        ))}
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
        {props.children}
      </PickGroup>
    </DocumentSection>
  );
}

/** Those that cannot be used have no price and come last. */
function byPrice(quotes: readonly DeliveryQuoteRow_QuoteFragment[]) {
  const price = ({ total }: DeliveryQuoteRow_QuoteFragment) => total ?? Infinity;
  return quotes.toSorted((one, other) => (price(one) < price(other) ? -1 : 1));
}
