import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { ReviewNote_ReviewFragment } from '../../gql/graphql';
import { Money } from '../../ui/values/Money';

type Facts = Pick<
  ReviewNote_ReviewFragment,
  'deliveryLineName' | 'daysTaken' | 'estimatedCost' | 'actualCost'
>;

/** By which line a package went, how long it took, and what it cost: the line alone, and all that was paid. */
export function ReviewFacts({ deliveryLineName, daysTaken, estimatedCost, actualCost }: Facts) {
  if (!deliveryLineName) return null;
  return (
    <chakra.p fontSize="sm" color="muted" paddingX="4" paddingBottom="3">
      {deliveryLineName}
      {daysTaken != null && (
        <>
          {' · '}
          <FormattedMessage id="reviews.days" values={{ days: daysTaken }} />
        </>
      )}
      {estimatedCost != null && actualCost != null && (
        <>
          <br />
          <FormattedMessage
            id={actualCost === estimatedCost ? 'reviews.costPlain' : 'reviews.cost'}
            values={{ shipping: <Money fen={estimatedCost} />, paid: <Money fen={actualCost} /> }}
          />
        </>
      )}
    </chakra.p>
  );
}
