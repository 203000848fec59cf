import { addColumn } from './table-changes';

const REASON = "varchar(150) NOT NULL DEFAULT ''";

/** What was read of an item's page in fen, and why the shopper corrected it (VA-07). */
export const AddCartPriceRead = addColumn(1763710013001, 'cart_items', 'price_read', 'bigint NULL');
export const AddCartReason = addColumn(1763710013002, 'cart_items', 'price_change_reason', REASON);
export const AddOrderPriceRead = addColumn(
  1763710013003,
  'order_items',
  'price_read',
  'bigint NULL',
);
export const AddOrderReason = addColumn(
  1763710013004,
  'order_items',
  'price_change_reason',
  REASON,
);
