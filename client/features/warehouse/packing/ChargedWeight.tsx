import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { DeliveryQuoteRow_QuoteFragment } from '../../../gql/graphql';
import { SentenceGap } from '../../../ui/values/SentenceGap';
import { Weight } from '../../../ui/values/Weight';
import { chargedBy } from './chargedBy';

interface ChargedWeightProps {
  quotes: readonly DeliveryQuoteRow_QuoteFragment[];
  /** What the items weigh together. */
  goodsGrams: number;
}

/**
 * Which weight the lines charge, and why it is more than that of the items; told before a line is chosen,
 * since prices and limits go by it.
 */
export function ChargedWeight({ quotes, goodsGrams }: ChargedWeightProps) {
  // Every line weighs the same parcel.
  const packedGrams = quotes[0]?.actualGrams;
  if (packedGrams === undefined) return null;
  const isAlike = quotes.every((quote) => chargedBy(quote) === 'Weight');
  return (
    <chakra.p marginBottom="3" fontSize="sm" color="muted">
      <FormattedMessage
        id="warehouse.chargedWeight"
        values={{
          charged: (
            <chakra.strong color="ink">
              <Weight grams={packedGrams} />
            </chakra.strong>
          ),
          goods: <Weight grams={goodsGrams} />,
          packaging: <Weight grams={packedGrams - goodsGrams} />,
        }}
      />
      {!isAlike && (
        <>
          <SentenceGap />
          <FormattedMessage id="warehouse.chargedElse" />
        </>
      )}
    </chakra.p>
  );
}
