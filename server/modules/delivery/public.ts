/** The public face of the delivery module. */
export { continentOf, countryName, isCountry, isServedCountry } from './countries';
export { cheapestOf } from './cheapest';
export { listDeliveryRates } from './delivery.queries';
export { DeliveryQuoteType } from './delivery.types';
export {
  addressSnapshotShape,
  feesShape,
  presentAddressSnapshot,
  presentFees,
} from './parcel.shapes';
export { AddressSnapshotType, FeeLineType } from './parcel.types';
export { savingsOf, type Saving } from './leave-one-out';
export { parcelOf, type PackedItem } from './parcel-contents';
export { nameOfLine, presentQuote } from './present-quote';
export { quoteParcel, type Quote } from './quote';
export { volumeSurchargeOf, type VolumeSurcharge } from './volume-surcharge';
