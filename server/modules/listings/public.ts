/** The public face of listings. */
export { MAX_LINK_LENGTH, parseListingLink } from './listing-link';
