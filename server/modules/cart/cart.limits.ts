/** How many items a cart holds. */
export const MAX_CART_ITEMS = 100;

/** How many pieces of one item can be ordered. */
export const MAX_QUANTITY = 999;
