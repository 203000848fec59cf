import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { PackageReview_ReviewFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { DateTime } from '../../ui/values/DateTime';

const MAX_STARS = 5;

interface PackageReviewProps {
  review: FragmentType<typeof PackageReview_ReviewFragmentDoc>;
}

/** A review as it was written. The server leaves the name out where it is anonymous (SN-02). */
export function PackageReview(props: PackageReviewProps) {
  const text = useText();
  const review = readFragment(PackageReview_ReviewFragmentDoc, props.review);
  const { stars, isAnonymous } = review;
  return (
    <Stack gap="2">
      <chakra.h2 fontSize="lg">
        <FormattedMessage id="packages.review" />
      </chakra.h2>
      <Flex role="img" aria-label={text('packages.review.starsOf', { stars })} color="brand">
        {Array.from({ length: MAX_STARS }, (_, index) => (
          <Star
            key={index}
            size={20}
            strokeWidth={1.75}
            fill={index < stars ? 'currentColor' : 'none'}
            aria-hidden
          />
        ))}
      </Flex>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {review.content}
      </chakra.p>
      {review.image && (
        <chakra.img
          src={review.image.url}
          alt={text('packages.review.pictureShown')}
          maxWidth="min(320px, 100%)"
        />
      )}
      {(review.imageWaits || review.imageRefusal) && (
        <chakra.p fontSize="sm" color="muted" overflowWrap="anywhere">
          {review.imageRefusal
            ? text('packages.review.pictureRefused', { reason: review.imageRefusal })
            : text('packages.review.pictureWaits')}
        </chakra.p>
      )}
      {review.reply && (
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
          <chakra.strong>{text('packages.review.reply')}</chakra.strong> {review.reply}
        </chakra.p>
      )}
      <chakra.p fontSize="sm" color="muted">
        {isAnonymous ? text('packages.review.anonymous') : review.authorName}
        {' · '}
        <DateTime at={review.createdAt} />
      </chakra.p>
    </Stack>
  );
}
