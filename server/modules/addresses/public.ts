/** The public face of address book. */
export { findAddress, findDefaultConsignee, findDefaultCountry } from './address.queries';
export { addressData } from './shopper-data';
