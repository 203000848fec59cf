/** What neighbours may ask of the address book. */
export { findAddress } from './address.queries';
export { addressData } from './shopper-data';
