/** What neighbours may ask of the delivery room. */
export { continentOf, countryName, isCountry, isServedCountry } from './countries';
export { listDeliveryRates } from './delivery.queries';
export { DeliveryQuoteType } from './delivery.types';
export { AddressSnapshotType, FeeLineType } from './parcel.types';
export { nameOfLine, presentQuote } from './present-quote';
export { quoteParcel, type Quote } from './quote';
