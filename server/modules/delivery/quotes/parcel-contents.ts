import { add, type Money } from '../../../kernel/money';
import type { PackingOptions } from '../../../kernel/parcel';
import type { Measured } from './parcel-weight';
import type { Parcel } from './quote';

/** One item of a parcel, and what it adds to the price besides its weight and size. */
export interface PackedItem extends Measured {
  /** What its overdue storage costs as of now. */
  readonly storageFee: Money;
  /** What customs is told it is worth; insurance depends on it. */
  readonly declaredValue: Money;
}

/** The parcel of these items, at least one. */
export function parcelOf(items: readonly PackedItem[], options: PackingOptions): Parcel {
  return {
    items,
    options,
    storageFee: add(...items.map(({ storageFee }) => storageFee)),
    declaredTotal: add(...items.map(({ declaredValue }) => declaredValue)),
  };
}
