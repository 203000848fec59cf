import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConfirmOrderPageDocument } from '../../gql/graphql';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { ConfirmOrder } from './ConfirmOrder';

/** Wanted once an order is submitted, not while it is confirmed. */
const SubmittedOrder = lazy(async () => ({
  default: (await import('./SubmittedOrder')).SubmittedOrder,
}));

/** Asked when a link to this page is pointed at. */
export const firstQuery = (params: URLSearchParams) =>
  params.has('submitted') ? undefined : { query: ConfirmOrderPageDocument };

/** Confirming an order, and the screen that follows: it has an address, so a reload keeps it. */
export function ConfirmOrderPage() {
  const submitted = useSearchParams()[0].get('submitted');
  if (!submitted) return <ConfirmOrder />;
  return (
    <Suspense fallback={<Skeletons count={1} keepsEdge />}>
      <SubmittedOrder id={submitted} />
    </Suspense>
  );
}
