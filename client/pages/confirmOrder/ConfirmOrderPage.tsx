import { useSearchParams } from 'react-router-dom';
import { ConfirmOrder } from './ConfirmOrder';
import { SubmittedOrder } from './SubmittedOrder';

/** Confirming an order, and the screen that follows: it has an address, so a reload keeps it. */
export function ConfirmOrderPage() {
  const submitted = useSearchParams()[0].get('submitted');
  return submitted ? <SubmittedOrder id={submitted} /> : <ConfirmOrder />;
}
