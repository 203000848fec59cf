import { useQuery } from '@apollo/client/react';
import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { RecentReviewsDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { LineRatings } from './LineRatings';
import { ReviewNote } from './ReviewNote';

/** The average of all reviews and the newest of them, or a note that there are none. */
export function RecentReviews() {
  const text = useText();
  const { data, loading, refetch } = useQuery(RecentReviewsDocument, {
    variables: { limit: 6 },
    // The page works without reviews, so an error appears here rather than as a toast.
    context: { handlesErrors: true },
  });
  if (!data && loading) return <Skeletons count={1} height="220px" />;
  if (!data) return <ErrorState onRetry={() => void refetch()} />;
  if (data.recentReviews.length === 0)
    return (
      <EmptyState title={text('reviews.empty')}>
        <chakra.p color="muted" maxWidth="60ch">
          <FormattedMessage id="reviews.emptyText" />
        </chakra.p>
      </EmptyState>
    );
  return (
    <Stack gap="6">
      <LineRatings summaries={data.reviewSummaries} />
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="4"
        // As many columns as reviews, up to a full row.
        gridTemplateColumns="repeat(auto-fit, minmax(min(320px, 100%), 1fr))"
      >
        {data.recentReviews.map((review) => (
          <li key={review.id}>
            <ReviewNote review={review} />
          </li>
        ))}
      </chakra.ul>
    </Stack>
  );
}
