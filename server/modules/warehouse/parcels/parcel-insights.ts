import { parcelOf, savingsOf, volumeSurchargeOf, type Quote } from '../../delivery/public';
import type { PricedParcel } from './price-parcel';

/** Returns what charging by volume adds to a quote of a parcel; null where it adds nothing. */
export function surchargeWith(quote: Quote, { items, options }: PricedParcel) {
  const found = volumeSurchargeOf(quote, { ...parcelOf(items, options), items });
  if (!found) return null;
  const { item, ...surcharge } = found;
  return { storedItemId: item.storedItemId, ...surcharge };
}

/** Returns the items of a parcel whose absence saves most, at most three. */
export function savingsWith(quote: Quote, { items, options }: PricedParcel) {
  return savingsOf(quote, items, options).map(({ item, ...saving }) => ({
    storedItemId: item.storedItemId,
    ...saving,
  }));
}
