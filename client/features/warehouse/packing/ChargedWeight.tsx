import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { DeliveryQuoteRow_QuoteFragment } from '../../../gql/graphql';
import { Weight } from '../../../ui/values/Weight';

interface ChargedWeightProps {
  quotes: readonly DeliveryQuoteRow_QuoteFragment[];
  /** What the items weigh together. */
  goodsGrams: number;
}

/**
 * Which weight the lines charge, and why it is more than that of the items; told before a line is chosen,
 * since prices and limits go by it. A line that charges another one says so itself.
 */
export function ChargedWeight({ quotes, goodsGrams }: ChargedWeightProps) {
  // Every line weighs the same parcel.
  const packedGrams = quotes[0]?.actualGrams;
  if (packedGrams === undefined) return null;
  return (
    <chakra.p marginBottom="3" fontSize="sm" color="muted">
      <FormattedMessage
        id="warehouse.chargedWeight"
        values={{
          charged: <Weight grams={packedGrams} />,
          goods: <Weight grams={goodsGrams} />,
          packaging: <Weight grams={packedGrams - goodsGrams} />,
        }}
      />
    </chakra.p>
  );
}
