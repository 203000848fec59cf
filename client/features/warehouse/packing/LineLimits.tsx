import { FormattedMessage } from 'react-intl';
import type { DeliveryQuoteRow_QuoteFragment } from '../../../gql/graphql';
import { Length } from '../shelf/Length';
import { Weight } from '../../../ui/values/Weight';

type Limits = Pick<DeliveryQuoteRow_QuoteFragment, 'maxGrams' | 'maxSideMm' | 'maxSideSumMm'>;

/** The most a delivery line carries. */
export function LineLimits({ maxGrams, maxSideMm, maxSideSumMm }: Limits) {
  return (
    <>
      <FormattedMessage
        id="warehouse.limitWeight"
        values={{ weight: <Weight grams={maxGrams} /> }}
      />
      {maxSideMm != null && (
        <>
          {' · '}
          <FormattedMessage id="warehouse.limitSide" values={{ side: <Length mm={maxSideMm} /> }} />
        </>
      )}
      {maxSideSumMm != null && (
        <>
          {' · '}
          <FormattedMessage
            id="warehouse.limitSideSum"
            values={{ sum: <Length mm={maxSideSumMm} /> }}
          />
        </>
      )}
    </>
  );
}
