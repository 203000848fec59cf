import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { readFragment, type FragmentType } from '../../gql';
import { PackageReviewCard_PackageFragmentDoc } from '../../gql/graphql';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { PackageReview } from './PackageReview';

/** Forms weigh something; most packages on show have none. */
const ReviewForm = lazy(async () => ({ default: (await import('./ReviewForm')).ReviewForm }));

interface PackageReviewCardProps {
  package: FragmentType<typeof PackageReviewCard_PackageFragmentDoc>;
}

/** The review of a package, or the form for it while the server allows one. */
export function PackageReviewCard(props: PackageReviewCardProps) {
  const parcel = readFragment(PackageReviewCard_PackageFragmentDoc, props.package);
  const isOpen = parcel.availableActions.includes('REVIEW');
  const isReviewed = Boolean(parcel.review);
  const box = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The form was longer than what comes in its place, and has taken the focus with it.
    if (isReviewed && wasOpen.current && document.activeElement === document.body)
      box.current?.focus();
    wasOpen.current = isOpen;
  }, [isReviewed, isOpen]);
  if (!parcel.review && !isOpen) return null;
  return (
    <Box ref={box} tabIndex={-1} data-screen-only>
      {parcel.review ? (
        <PackageReview review={parcel.review} />
      ) : (
        <Suspense fallback={<Skeletons count={3} height="60px" />}>
          <ReviewForm packageId={parcel.id} />
        </Suspense>
      )}
    </Box>
  );
}

/** Follows the status within the card of the package. */
const Box = chakra('section', {
  base: {
    paddingX: { base: '14px', md: '6' },
    paddingY: '6',
    borderTop: '1px solid {colors.ink}',
    scrollMarginTop: '18',
  },
});
