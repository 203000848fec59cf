import { useSearchParams } from 'react-router-dom';
import { ConfirmOrderPageDocument } from '../../gql/graphql';
import { ConfirmOrder } from './ConfirmOrder';
import { SubmittedOrder } from './SubmittedOrder';

/** Asked when a link to this page is pointed at. */
export const firstQuery = (params: URLSearchParams) =>
  params.has('submitted') ? undefined : { query: ConfirmOrderPageDocument };

/** Confirming an order, and the screen that follows: it has an address, so a reload keeps it. */
export function ConfirmOrderPage() {
  const submitted = useSearchParams()[0].get('submitted');
  return submitted ? <SubmittedOrder id={submitted} /> : <ConfirmOrder />;
}
