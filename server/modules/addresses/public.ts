/** The public exports of the address book. */
export {
  findAddress,
  findDeliverableAddress,
  findDefaultConsignee,
  findDefaultCountry,
} from './address.queries';
export { createAddress } from './create-address';
