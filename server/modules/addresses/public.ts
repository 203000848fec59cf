/** The public face of the address book. */
export { findAddress, findDefaultCountry } from './address.queries';
export { createAddress } from './create-address';
