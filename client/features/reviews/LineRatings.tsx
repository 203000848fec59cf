import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { RecentReviewsQuery } from '../../gql/graphql';

type Summary = RecentReviewsQuery['reviewSummaries'][number];

/** The average of all reviews, and that of each delivery line with the days it took. */
export function LineRatings({ summaries }: { summaries: readonly Summary[] }) {
  const count = summaries.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return null;
  const stars = summaries.reduce((sum, one) => sum + one.averageStars * one.count, 0) / count;
  return (
    <div>
      <chakra.p fontSize="lg" fontWeight="700" marginBottom="2">
        <FormattedMessage id="reviews.average" values={{ stars, count }} />
      </chakra.p>
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="6" rowGap="1">
        {summaries.map((line) => (
          <chakra.li key={line.deliveryLineId} fontSize="sm">
            <chakra.strong>{line.deliveryLineName}</chakra.strong>{' '}
            <chakra.span color="muted" fontVariantNumeric="tabular-nums">
              <FormattedMessage
                id="reviews.lineAverage"
                values={{ stars: line.averageStars, count: line.count }}
              />
              {line.averageDays != null && (
                <>
                  {' · '}
                  <FormattedMessage id="reviews.lineDays" values={{ days: line.averageDays }} />
                </>
              )}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </div>
  );
}
