import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useRef } from 'react';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { useIsNear } from '../../ui/useIsNear';

// Reviews are far below the first screen.
const RecentReviews = lazy(async () => ({
  default: (await import('./RecentReviews')).RecentReviews,
}));

/** Reviews of shoppers; loads when it is near. */
export function ReviewsBoard() {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref);
  const waiting = <Skeletons count={1} height="220px" />;
  return (
    // Reserves about the final height; the reviews load before they are in view.
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
