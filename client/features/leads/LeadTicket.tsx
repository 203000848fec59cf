import { lazy, Suspense, useRef, useState } from 'react';
import { TicketCard } from '../../ui/document/TicketCard';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { useIsNear } from '../../ui/useIsNear';
import type { LeadSender } from './LeadForm';
import { LeadSent } from './LeadSent';

// The form is far below the first screen and needs a form library.
const LeadForm = lazy(async () => ({ default: (await import('./LeadForm')).LeadForm }));

/** The form's own height, so that nothing moves when it arrives. */
const formHeight = { base: '750px', sm: '556px' };

/** The form of businesses that ask for fulfilment, loaded when it is near, or its thanks. */
export function LeadTicket() {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref);
  const [sender, setSender] = useState<LeadSender>();
  if (sender)
    return (
      <TicketCard as="div">
        <LeadSent sender={sender} onAnother={() => setSender(undefined)} />
      </TicketCard>
    );
  const waiting = <Skeletons count={5} height="72px" />;
  return (
    <TicketCard as="div" ref={ref} minHeight={formHeight}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <LeadForm onSent={setSender} />
        </Suspense>
      ) : (
        waiting
      )}
    </TicketCard>
  );
}
