import type { Money } from '../../kernel/money';
import { convertToFen, parseRate, type Rate } from '../../kernel/rate';
import type { PublishedPrice } from '../../platform/item-page/reading';
import type { Listing, ListingVariant } from './listing.entity';

/** A price as the shop published it, and what it comes to in yuan. */
export interface ListingPrice extends PublishedPrice {
  /** Null where we have no rate of the currency. */
  readonly inYuan: Money | null;
  /** Yuan for one unit of the currency; null where none is needed or known. */
  readonly rate: Rate | null;
  /** Host of whoever published the rate; null: samples of our own. */
  readonly rateSource: string | null;
  readonly rateAsOf: Date | null;
}

const ONE = parseRate('1');
type Priced = Pick<Listing, 'published'>;

/** Converts a price of a listing by the rate that was kept with it, so all see the same amount. */
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

/** What one piece costs, of the variant where it has a price of its own; null where none was read. */
export function priceOf(
  listing: Listing,
  variant: ListingVariant | null = null,
): ListingPrice | null {
  const price = variant?.price ?? listing.published?.price;
  return price ? convert(listing, price) : null;
}

/** The variant of that id; null without one. */
export function variantOf({ variants }: Listing, id: string | null): ListingVariant | null {
  return variants.find((variant) => variant.id === id) ?? null;
}

/** Names of the vocabulary, which say no more than the value does. */
const plainNames = ['', 'color', 'size', 'material', 'pattern'];

/** What a variant is, as a shopper would write it: "Glaze: Ivory, XL". */
export function specificationOf({ options, id }: ListingVariant): string {
  const told = options
    .map(({ name, value }) => (plainNames.includes(name) ? value : `${name}: ${value}`))
    .join(', ');
  return (told || id).slice(0, 300);
}
