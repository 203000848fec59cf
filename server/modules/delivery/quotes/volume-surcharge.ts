import { subtract, ZERO, type Money } from '../../../kernel/money';
import type { DeliveryLine } from '../delivery-line.entity';
import { longestSideMm, type Measured } from './parcel-weight';
import { quoteParcel, type Parcel, type Quote } from './quote';

/** The additional price of a parcel because a line charges it by volume, and the item that causes it. */
export interface VolumeSurcharge<Item> {
  readonly item: Item;
  /** The side that reached the line's threshold; null if the line always counts the volume. */
  readonly sideMm: number | null;
  /** The chargeable weight if the volume did not count, in grams. */
  readonly gramsWithoutVolume: number;
  readonly extra: Money;
}

/**
 * Returns how much the volumetric rule of a quote's line adds to its total; null if it adds nothing. The
 * quote is that of the parcel of `items`.
 */
export function volumeSurchargeOf<Item extends Measured>(
  quote: Quote,
  parcel: Parcel & { readonly items: readonly Item[] },
): VolumeSurcharge<Item> | null {
  const { line } = quote;
  if (quote.total === null || line.volumetricDivisor === null) return null;
  const byWeight = quoteParcel({ ...quote, line: { ...line, volumetricDivisor: null } }, parcel);
  if (byWeight.total === null) return null;
  const extra = subtract(quote.total, byWeight.total);
  if (extra <= ZERO) return null;
  const item = mostOf(parcel.items, measureOf(line));
  return {
    item,
    sideMm: line.volumetricMinSideMm === null ? null : longestSideMm([item]),
    gramsWithoutVolume: byWeight.chargeableGrams,
    extra,
  };
}

/** A threshold is reached by the longest item; otherwise the bulkiest for its weight causes the surcharge. */
function measureOf(line: DeliveryLine): (item: Measured) => number {
  if (line.volumetricMinSideMm !== null) return (item) => longestSideMm([item]);
  const divisor = line.volumetricDivisor ?? 1;
  return ({ lengthMm, widthMm, heightMm, weightGrams }) =>
    (lengthMm * widthMm * heightMm) / divisor - weightGrams;
}

function mostOf<Item>(items: readonly Item[], measure: (item: Item) => number): Item {
  return items.reduce((most, item) => (measure(item) > measure(most) ? item : most));
}
