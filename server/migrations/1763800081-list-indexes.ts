import { addIndex } from './table-changes';

/** The statuses of all orders of a shopper are counted for every page of them. */
export const IndexOrderStatuses = addIndex(1763800081001, 'orders', ['user_id', 'status']);

/** References that SQLite has no index for by itself. */
export const IndexCartImages = addIndex(1763800081002, 'cart_items', ['image_id']);
export const IndexOrderImages = addIndex(1763800081003, 'order_items', ['image_id']);
export const IndexLedgerAccounts = addIndex(1763800081004, 'ledger_accounts', ['user_id']);
export const IndexPlanLines = addIndex(1763800081005, 'packing_plans', ['delivery_line_id']);
export const IndexReviewers = addIndex(1763800081006, 'reviews', ['user_id']);
export const IndexCheckoutShoppers = addIndex(1763800081007, 'checkouts', ['user_id']);
