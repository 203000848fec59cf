import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { ShippingRangesDocument } from '../../gql/graphql';
import { Card } from '../../ui/paper/Card';
import { Money } from '../../ui/values/Money';
import { Weight } from '../../ui/values/Weight';

/** What the second payment may come to, before anything was weighed: ranges, and why they are wide. */
export function ShippingEstimate() {
  const { data } = useQuery(ShippingRangesDocument, { context: { handlesErrors: true } });
  const ranges = data?.shippingRanges;
  // Something to know beforehand: where it cannot be had, the rest of the page does without it.
  if (!ranges?.length) return null;
  return (
    <Card display="grid" gap="2">
      <chakra.h2 fontSize="md">
        <FormattedMessage id="cart.shipping.title" />
      </chakra.h2>
      <chakra.dl
        display="grid"
        gridTemplateColumns="max-content minmax(0, 1fr)"
        columnGap="4"
        rowGap="1"
        maxWidth="420px"
        fontSize="sm"
      >
        {ranges.map(({ goodsGrams, lowest, highest }) => (
          <chakra.div key={goodsGrams} display="contents">
            <chakra.dt color="muted">
              <Weight grams={goodsGrams} />
            </chakra.dt>
            <chakra.dd textAlign="end">
              <Money fen={lowest} upTo={highest} />
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.p fontSize="sm" color="muted">
        <FormattedMessage id="cart.shipping.note" />
      </chakra.p>
    </Card>
  );
}
