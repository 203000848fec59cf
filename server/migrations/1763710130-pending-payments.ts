import { addIndex } from './table-changes';

/** What of a shopper is under way is found without looking through all they ever paid. */
export const IndexPendingPayments = addIndex(1763710130001, 'payments', [
  'user_id',
  'status',
  'created_at',
]);
