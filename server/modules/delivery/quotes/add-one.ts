import { subtract, type Money } from '../../../kernel/money';
import type { PackingOptions } from '../../../kernel/parcel';
import { cheapestOf } from './cheapest';
import { parcelOf, type PackedItem } from './parcel-contents';
import { quoteParcel, type DeliveryRate } from './quote';

/** The additional price of a parcel with one more item. */
interface Addition<Item> {
  readonly item: Item;
  /**
   * The lowest total with it less the lowest total without it, of any lines; null if no line carries the
   * parcel with it.
   */
  readonly extra: Money | null;
}

/**
 * Returns how much each of the others would add to the lowest price of a parcel of `items`: weight is charged
 * in steps of 500 g, so a light item often adds nothing. Empty if no line carries the parcel as it is.
 */
export function additionsTo<Item extends PackedItem>(
  rates: readonly DeliveryRate[],
  { items, options }: { readonly items: readonly Item[]; readonly options: PackingOptions },
  others: readonly Item[],
): Addition<Item>[] {
  const leastFor = (packed: readonly Item[]) => {
    const parcel = parcelOf(packed, options);
    return cheapestOf(rates.map((rate) => quoteParcel(rate, parcel)))?.total ?? null;
  };
  const now = leastFor(items);
  if (now === null) return [];
  return others.map((item) => {
    const then = leastFor([...items, item]);
    return { item, extra: then === null ? null : subtract(then, now) };
  });
}
