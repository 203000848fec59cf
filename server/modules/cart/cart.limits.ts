/** How many items a cart holds. */
export const MAX_CART_ITEMS = 100;

/** How many pieces of one item can be ordered. */
export const MAX_QUANTITY = 999;

/** Characters of the reason for which a price that was read is corrected (VA-07). */
export const MAX_REASON_LENGTH = 150;
