import { chakra } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import type { Listing } from './Listing';

/** The price in the shop's own currency with the exchange rate; nothing for prices in yuan. */
export function OriginalPriceNote({ price }: { price: Listing['price'] }) {
  if (!price || price.currency === 'CNY') return null;
  const { amount, currency, rate, rateSource, rateAsOf } = price;
  const original = (
    <FormattedNumber
      value={Number(amount)}
      style="currency"
      currency={currency}
      currencyDisplay="code"
    />
  );
  return (
    <chakra.p fontSize="sm" color="muted">
      {rate && rateAsOf ? (
        <FormattedMessage
          id="listings.converted"
          values={{
            original,
            currency,
            rate: <FormattedNumber value={Number(rate)} maximumSignificantDigits={5} />,
            source: rateSource,
            date: <FormattedDate value={rateAsOf} dateStyle="medium" />,
          }}
        />
      ) : (
        <FormattedMessage id="listings.notConverted" values={{ original }} />
      )}
    </chakra.p>
  );
}
