import { add, type Money } from '../../../kernel/money';
import type { PackingOptions } from '../../../kernel/parcel';
import type { Measured } from './parcel-weight';
import type { Parcel } from './quote';

/** One item of a parcel, with its charges besides weight and size. */
export interface PackedItem extends Measured {
  /** Overdue storage as of now. */
  readonly storageFee: Money;
  /** Value in the customs declaration; insurance depends on it. */
  readonly declaredValue: Money;
}

/** Returns the parcel of these items, at least one. */
export function parcelOf(items: readonly PackedItem[], options: PackingOptions): Parcel {
  return {
    items,
    options,
    storageFee: add(...items.map(({ storageFee }) => storageFee)),
    declaredTotal: add(...items.map(({ declaredValue }) => declaredValue)),
  };
}
