import { ZERO, type Money } from '../../../kernel/money';
import { quoteParcel, type DeliveryRate, type Quote } from './quote';

/** The price of carrying goods of a weight, from the cheapest line and country to the dearest. */
export interface ShippingRange {
  readonly goodsGrams: number;
  readonly lowest: Money;
  readonly highest: Money;
  /** Quotes of the lines that can carry it, cheapest first. */
  readonly quotes: readonly CarryingQuote[];
}

type CarryingQuote = Quote & { readonly unusable: null };

/** Familiar weights: a shirt, a pair of shoes, a winter coat, a small suitcase. */
const GOODS_GRAMS = [500, 1_000, 2_000, 5_000] as const;

/**
 * Estimates prices before anything is weighed: by the quotes of every line in every zone, or in that of one
 * country, for goods that are not bulky, without options. A weight that no line carries is left out.
 */
export function shippingRanges(rates: readonly DeliveryRate[]): ShippingRange[] {
  return GOODS_GRAMS.flatMap((goodsGrams) => {
    const quotes = rates.flatMap((rate) => carriedBy(rate, goodsGrams));
    quotes.sort((a, b) => a.total - b.total);
    const [lowest, highest] = [quotes.at(0)?.total, quotes.at(-1)?.total];
    return lowest === undefined || highest === undefined
      ? []
      : [{ goodsGrams, lowest, highest, quotes }];
  });
}

function carriedBy(rate: DeliveryRate, weightGrams: number): CarryingQuote[] {
  const quote = quoteParcel(rate, {
    items: [{ weightGrams, lengthMm: 0, widthMm: 0, heightMm: 0 }],
    storageFee: ZERO,
    declaredTotal: ZERO,
    options: { extraProtection: false, removePackaging: false, insurance: false },
  });
  return quote.unusable === null ? [quote] : [];
}
