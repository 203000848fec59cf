import { lazy, Suspense, useRef } from 'react';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { TicketCard } from '../../ui/document/TicketCard';
import { useIsNear } from '../../ui/useIsNear';

const ShippingTo = lazy(async () => ({ default: (await import('./ShippingTo')).ShippingTo }));

/** The usual height with all lines, which prevents a layout shift when they load. */
const usualHeight = { base: '604px', md: '490px' };

/** Shows the shipping cost to the visitor's country by each line; loads when it is near. */
export function ShippingCost() {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref);
  const waiting = <Skeletons count={1} height="220px" />;
  return (
    <TicketCard as="div" ref={ref} minHeight={usualHeight}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <ShippingTo />
        </Suspense>
      ) : (
        waiting
      )}
    </TicketCard>
  );
}
