import { lazy, Suspense, useRef } from 'react';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { TornCard } from '../../ui/paper/Card';
import { useIsNear } from '../../ui/useIsNear';

const ShippingTo = lazy(async () => ({ default: (await import('./ShippingTo')).ShippingTo }));

/** As high as it is with the lines to most countries, so that nothing moves when they arrive. */
const usualHeight = { base: '604px', md: '490px' };

/** What the way to the visitor's country costs by each line, loaded when it is near. */
export function ShippingCost() {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref);
  const waiting = <Skeletons count={1} height="220px" />;
  return (
    <TornCard as="div" ref={ref} minHeight={usualHeight}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <ShippingTo />
        </Suspense>
      ) : (
        waiting
      )}
    </TornCard>
  );
}
