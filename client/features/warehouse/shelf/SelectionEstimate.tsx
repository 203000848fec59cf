import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Money } from '../../../ui/values/Money';
import { Weight } from '../../../ui/values/Weight';
import { BusyMark } from '../packing/BusyMark';
import { CountryChoice } from './CountryChoice';
import { useParcelEstimate } from './useParcelEstimate';

interface SelectionEstimateProps {
  storedItemIds: readonly string[];
  /** ISO 3166 code; empty for that of the default address. */
  country: string;
  onCountry: (country: string) => void;
}

type Estimate = ReturnType<typeof useParcelEstimate>['estimate'];

/** The cheapest line for the selection, with its price and the weight it charges for. */
export function SelectionEstimate({ storedItemIds, country, onCountry }: SelectionEstimateProps) {
  const { estimate, isBusy } = useParcelEstimate(storedItemIds, country);
  return (
    <Flex columnGap="3" rowGap="1" alignItems="center" flexWrap="wrap" fontSize="sm">
      <chakra.span aria-live="polite" aria-busy={isBusy} color="muted">
        <Words estimate={estimate} isBusy={isBusy} />
      </chakra.span>
      {isBusy && estimate !== undefined && <BusyMark />}
      {estimate !== undefined && (
        <CountryChoice country={estimate?.countryCode ?? ''} onChange={onCountry} />
      )}
    </Flex>
  );
}

function Words({ estimate, isBusy }: { estimate: Estimate; isBusy: boolean }) {
  if (estimate === undefined)
    return <FormattedMessage id={isBusy ? 'warehouse.estimating' : 'warehouse.noEstimate'} />;
  if (estimate === null) return <FormattedMessage id="warehouse.whereTo" />;
  const { cheapest, countryName: country } = estimate;
  if (cheapest?.total == null)
    return <FormattedMessage id="warehouse.noLine" values={{ country }} />;
  return (
    <FormattedMessage
      id="warehouse.estimate"
      values={{
        price: (
          <chakra.strong color="ink">
            <Money fen={cheapest.total} />
          </chakra.strong>
        ),
        line: cheapest.name,
        country,
        weight: <Weight grams={cheapest.chargeableGrams} />,
      }}
    />
  );
}
