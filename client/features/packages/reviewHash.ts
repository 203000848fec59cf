/** In the address: the shopper comes to review, so the form takes the focus. */
export const REVIEW_HASH = '#review';
