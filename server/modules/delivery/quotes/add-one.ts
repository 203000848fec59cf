import { subtract, type Money } from '../../../kernel/money';
import type { PackingOptions } from '../../../kernel/parcel';
import { cheapestOf } from './cheapest';
import { parcelOf, type PackedItem } from './parcel-contents';
import { quoteParcel, type DeliveryRate } from './quote';

/** What a parcel would cost more with one item more. */
interface Addition<Item> {
  readonly item: Item;
  /**
   * The lowest total with it less the lowest total without it, whichever lines these are; null where no
   * line carries the parcel with it.
   */
  readonly extra: Money | null;
}

/**
 * What each of the others would add to the least that a parcel of `items` costs: weight goes in steps
 * of 500 g, so a light item often adds nothing. Empty where no line carries the parcel as it is.
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
