import { FormattedMessage } from 'react-intl';
import type { DeliveryQuoteRow_QuoteFragment } from '../../../gql/graphql';
import { Weight } from '../../../ui/values/Weight';

/** By which weight a line charges, where that is not the one with packaging: that of the volume, or the line's least. */
export function ChargedBy({ quote }: { quote: DeliveryQuoteRow_QuoteFragment }) {
  const { chargeableGrams, actualGrams, volumetricGrams } = quote;
  if (chargeableGrams === actualGrams) return null;
  return (
    <FormattedMessage
      id={chargeableGrams === volumetricGrams ? 'warehouse.whyVolume' : 'warehouse.whyLeast'}
      values={{
        charged: <Weight grams={chargeableGrams} />,
        scale: <Weight grams={actualGrams} />,
      }}
    />
  );
}
