import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { DeliveryQuoteRow_QuoteFragment } from '../../../gql/graphql';
import { Weight } from '../../../ui/values/Weight';

interface ChargedWeightProps {
  quotes: readonly DeliveryQuoteRow_QuoteFragment[];
  /** Total weight of the items. */
  goodsGrams: number;
}

/**
 * The weight that most lines charge, and why it exceeds that of the items; it precedes the choice of a line,
 * since prices and limits depend on it. A line that charges another weight says so itself.
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
