/** What neighbours may ask of the listings. */
export { MAX_LINK_LENGTH, parseListingLink } from './listing-link';
