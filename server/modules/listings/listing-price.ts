import type { Money } from '../../kernel/money';
import { convertToFen, parseRate, type Rate } from '../../kernel/rate';
import type { PublishedPrice } from '../../platform/item-page/reading';
import type { Listing, ListingVariant } from './listing.entity';

/** A price as the shop published it, and its value in yuan. */
export interface ListingPrice extends PublishedPrice {
  /** Null if there is no rate for the currency. */
  readonly inYuan: Money | null;
  /** Yuan per unit of the currency; null if none is needed or known. */
  readonly rate: Rate | null;
  /** Host of the rate's publisher; null for our own samples. */
  readonly rateSource: string | null;
  readonly rateAsOf: Date | null;
}

const ONE = parseRate('1');
type Priced = Pick<Listing, 'published'>;

/** Converts a price of a listing by the rate stored with it, so that everybody sees the same amount. */
export function convert({ published }: Priced, price: PublishedPrice): ListingPrice {
  if (price.currency === 'CNY') {
    const inYuan = convertToFen(price.amount, ONE);
    return { ...price, inYuan, rate: null, rateSource: null, rateAsOf: null };
  }
  const rate = published?.rates?.yuanPerUnit[price.currency];
  if (!published?.rates || !rate)
    return { ...price, inYuan: null, rate: null, rateSource: null, rateAsOf: null };
  const { source: rateSource, asOf } = published.rates;
  const inYuan = convertToFen(price.amount, rate);
  return { ...price, inYuan, rate, rateSource, rateAsOf: new Date(asOf) };
}

/** Returns the price of one piece, of the variant if it has its own; null if none was read. */
export function priceOf(
  listing: Listing,
  variant: ListingVariant | null = null,
): ListingPrice | null {
  const price = variant?.price ?? listing.published?.price;
  return price ? convert(listing, price) : null;
}

/** Returns the variant of that id; null without one. */
export function variantOf({ variants }: Listing, id: string | null): ListingVariant | null {
  return variants.find((variant) => variant.id === id) ?? null;
}

/** Names of the vocabulary, which add nothing to the value. */
const plainNames = ['', 'color', 'size', 'material', 'pattern'];

/** Describes a variant as a shopper would write it: "Glaze: Ivory, XL". */
export function specificationOf({ options, id }: ListingVariant): string {
  const told = options
    .map(({ name, value }) => (plainNames.includes(name) ? value : `${name}: ${value}`))
    .join(', ');
  return (told || id).slice(0, 300);
}
