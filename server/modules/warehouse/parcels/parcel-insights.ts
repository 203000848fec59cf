import { parcelOf, savingsOf, volumeSurchargeOf, type Quote } from '../../delivery/public';
import type { PricedParcel } from './price-parcel';

/** Returns the surcharge of a quote for volume; null without one. */
export function surchargeWith(quote: Quote, { items, options }: PricedParcel) {
  const found = volumeSurchargeOf(quote, { ...parcelOf(items, options), items });
  if (!found) return null;
  const { item, ...surcharge } = found;
  return { storedItemId: item.storedItemId, ...surcharge };
}

/** Returns the items of a parcel that save most when left out, at most three. */
export function savingsWith(quote: Quote, { items, options }: PricedParcel) {
  return savingsOf(quote, items, options).map(({ item, ...saving }) => ({
    storedItemId: item.storedItemId,
    ...saving,
  }));
}
