import { addColumn } from './table-changes';

/** How the shop of an item calls itself; rows from before were never asked for it. */
const NAME = 'varchar(100) NULL';
export const AddCartShopName = addColumn(1763900320001, 'cart_items', 'shop_name', NAME);
export const AddOrderShopName = addColumn(1763900320002, 'order_items', 'shop_name', NAME);
