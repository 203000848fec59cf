/** What neighbours may ask of the address book. */
export { findAddress, findDefaultCountry } from './address.queries';
export { addressData } from './shopper-data';
