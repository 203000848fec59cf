import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useRef } from 'react';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { useIsNear } from '../../ui/useIsNear';

// They stand far below what most visitors came for.
const RecentReviews = lazy(async () => ({
  default: (await import('./RecentReviews')).RecentReviews,
}));

/** What shoppers say, loaded when it is near. */
export function ReviewsBoard() {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref);
  const waiting = <Skeletons count={1} height="220px" />;
  return (
    // About the room that they take is kept until they are here; they come before they are in sight.
    <chakra.div
      ref={ref}
      css={{ '&:has([data-skeletons])': { minHeight: { base: '440px', md: '304px' } } }}
    >
      {isNear ? (
        <Suspense fallback={waiting}>
          <RecentReviews />
        </Suspense>
      ) : (
        waiting
      )}
    </chakra.div>
  );
}
