import { subtract, ZERO, type Money } from '../../../kernel/money';
import type { PackingOptions } from '../../../kernel/parcel';
import { parcelOf, type PackedItem } from './parcel-contents';
import { quoteParcel, type DeliveryRate } from './quote';

/** What a parcel would cost less without one of its items. */
export interface Saving<Item> {
  readonly item: Item;
  /** The total with the item less the total without it. */
  readonly saving: Money;
  /** The part of it that is only put off: overdue storage is owed when the item travels later. */
  readonly storageStillDue: Money;
}

/** More suggestions than these would not be read. */
const MAX_SAVINGS = 3;

/**
 * The items whose absence saves most with a delivery line, the most useful first: weight goes in
 * steps of 500 g, so a light item can cost a whole step. Storage that is merely put off does not
 * count. One further quote for each item; nothing for a single item or a line that cannot be used.
 */
export function savingsOf<Item extends PackedItem>(
  rate: DeliveryRate,
  items: readonly Item[],
  options: PackingOptions,
): Saving<Item>[] {
  const totalOf = (packed: readonly Item[]) => quoteParcel(rate, parcelOf(packed, options)).total;
  const whole = items.length > 1 ? totalOf(items) : null;
  if (whole === null) return [];
  return items
    .flatMap((item) => {
      const rest = totalOf(items.filter((other) => other !== item));
      if (rest === null) return [];
      return { item, saving: subtract(whole, rest), storageStillDue: item.storageFee };
    })
    .filter((one) => gain(one) > ZERO)
    .sort((one, other) => gain(other) - gain(one))
    .slice(0, MAX_SAVINGS);
}

function gain({ saving, storageStillDue }: Saving<unknown>): Money {
  return subtract(saving, storageStillDue);
}
