/** The public exports of the delivery module. */
export { continentTexts } from './countries/continent.texts';
export {
  continentOf,
  countryName,
  examplePhoneOf,
  isCountry,
  isServedCountry,
} from './countries/countries';
export {
  isDialable,
  isReadable,
  needsPostcode,
  needsProvince,
  phoneOf,
  postcodeOf,
} from './countries/postal-rules';
export { postcodeFormOf } from './countries/postcode-examples';
export { additionsTo } from './quotes/add-one';
export { cheapestOf, usableByPrice } from './quotes/cheapest';
export { changeDeliveryLine, type LineChange } from './change-delivery-line';
export type { DeliveryGroup, DeliveryLine } from './delivery-line.entity';
export {
  listLinesWithPrices,
  offeredLinesWithPrices,
  type LineWithPrices,
} from './line-with-prices';
export { continentsOf, zones, type Zone } from './quotes/zones';
export {
  deliveryLineById,
  listDeliveryLines,
  listDeliveryRates,
  offeredAmong,
  type DeliveryTerms,
} from './delivery.queries';
export { DeliveryQuoteType, QuoteType } from './delivery.types';
export { feeTexts } from './fee.texts';
export { AddressSnapshotType, ChosenOptionType, FeeLineType } from './parcel.types';
export { sampleQuotes } from './quotes/sample-quotes';
export { savingsOf, type Saving } from './quotes/leave-one-out';
export { parcelOf, type PackedItem } from './quotes/parcel-contents';
export { nameOfLine, presentQuote } from './quotes/present-quote';
export { packagingPercent, spareGoodsGrams } from './quotes/parcel-weight';
export {
  furtherPriceOf,
  paidUpToGrams,
  quoteParcel,
  type Quote,
  type UnusableReason,
} from './quotes/quote';
export { volumeSurchargeOf, type VolumeSurcharge } from './quotes/volume-surcharge';
export { PostalAddressType, postalWords } from './postal-address.types';
export { cityLine, fullName } from './postal-lines';
