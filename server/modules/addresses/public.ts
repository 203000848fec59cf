/** The public face of address book. */
export { findAddress, findDefaultCountry } from './address.queries';
export { addressData } from './shopper-data';
