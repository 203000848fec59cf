/** Maximum number of items in a cart. */
export const MAX_CART_ITEMS = 100;

/** Maximum quantity of one item. */
export const MAX_QUANTITY = 999;

/** Maximum length of the reason for correcting a price (VA-07), in characters. */
export const MAX_REASON_LENGTH = 150;
