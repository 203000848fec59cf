import { add, subtract, ZERO, type Money } from '../../../kernel/money';
import type { FeeLineCode, PackingOptions } from '../../../kernel/parcel';
import { parcelOf, type PackedItem } from './parcel-contents';
import { quoteParcel, type DeliveryRate, type Quote } from './quote';

/** The amount by which a parcel is cheaper without one of its items. */
export interface Saving<Item> {
  readonly item: Item;
  /** The total with the item less the total without it. */
  readonly saving: Money;
  /** The part of it that is only deferred: overdue storage is due when the item is sent later. */
  readonly storageStillDue: Money;
}

/** Nobody would read more suggestions than these. */
const MAX_SAVINGS = 3;

/** The fees for the carriage of a parcel. */
const carriageFees: readonly FeeLineCode[] = [
  'FIRST_WEIGHT',
  'FURTHER_WEIGHT',
  'CUSTOMS_DECLARATION',
];

/**
 * Returns the items without which a delivery line carries the rest for less, largest saving first: weight is
 * charged in steps of 500 g, so a light item can cost a whole step. An item's storage and its share of the
 * insurance are no reason to leave it out: they are only deferred. One further quote per item; empty for a
 * single item or a line that cannot be used.
 */
export function savingsOf<Item extends PackedItem>(
  rate: DeliveryRate,
  items: readonly Item[],
  options: PackingOptions,
): Saving<Item>[] {
  const quoteOf = (packed: readonly Item[]) => quoteParcel(rate, parcelOf(packed, options));
  const whole = quoteOf(items);
  if (items.length < 2 || whole.total === null) return [];
  const { total } = whole;
  return items
    .flatMap((item) => {
      const rest = quoteOf(items.filter((other) => other !== item));
      if (rest.total === null) return [];
      const carriageSaved = subtract(carriageOf(whole), carriageOf(rest));
      const saving = subtract(total, rest.total);
      return { carriageSaved, told: { item, saving, storageStillDue: item.storageFee } };
    })
    .filter(({ carriageSaved }) => carriageSaved > ZERO)
    .sort((one, other) => other.carriageSaved - one.carriageSaved)
    .slice(0, MAX_SAVINGS)
    .map(({ told }) => told);
}

function carriageOf({ fees }: Quote): Money {
  return add(...fees.flatMap(({ code, amount }) => (carriageFees.includes(code) ? amount : [])));
}
