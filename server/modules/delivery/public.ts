/** The public face of the delivery module. */
export { continentOf, countryName, isCountry, isServedCountry } from './countries/countries';
export { cheapestOf } from './quotes/cheapest';
export { listDeliveryRates } from './delivery.queries';
export { DeliveryQuoteType, QuoteType } from './delivery.types';
export {
  addressSnapshotShape,
  feesShape,
  presentAddressSnapshot,
  presentFees,
} from './parcel.shapes';
export { AddressSnapshotType, ChosenOptionType, FeeLineType } from './parcel.types';
export { savingsOf, type Saving } from './quotes/leave-one-out';
export { parcelOf, type PackedItem } from './quotes/parcel-contents';
export { nameOfLine, presentQuote } from './quotes/present-quote';
export { chargeableGrams, presentQuoteFields, quoteFields, quoteShape } from './quotes/quote.shape';
export { quoteParcel, type Quote, type UnusableReason } from './quotes/quote';
export { volumeSurchargeOf, type VolumeSurcharge } from './quotes/volume-surcharge';
export { PostalAddressType } from './postal-address.types';
