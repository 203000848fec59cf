import { add, partOf, share, times, ZERO, type Money } from '../../../kernel/money';
import type { FeeLine, FeeLineCode, PackingOptions } from '../../../kernel/parcel';
import type { DeliveryLine } from '../delivery-line.entity';
import {
  largestSideSumMm,
  longestSideMm,
  weighParcel,
  type Measured,
  type ParcelWeight,
} from './parcel-weight';

/** A line's price in one zone (CO-05). */
export interface ZonePrice {
  /** Price of the first 500 g. */
  readonly firstPrice: Money;
  /** Price of each further 500 g begun. */
  readonly furtherPrice: Money;
}

/** Configured prices of the packing options per parcel. */
export interface OptionPrices {
  readonly extraProtectionPrice: Money;
  /**
   * Removing packaging is charged as work and not promised to make the parcel lighter: the weight before it
   * is charged.
   */
  readonly removePackagingPrice: Money;
  /** Share of the declared value, in basis points (1/100 %). */
  readonly insuranceRate: number;
}

/** A delivery line with its price at the destination; null if it does not go there. */
export interface DeliveryRate {
  readonly line: DeliveryLine;
  readonly price: ZonePrice | null;
  readonly optionPrices: OptionPrices;
}

/** The contents of a parcel, at least one item. */
export interface Parcel {
  readonly items: readonly Measured[];
  /** Overdue storage of all items as of now. */
  readonly storageFee: Money;
  readonly declaredTotal: Money;
  readonly options: PackingOptions;
}

/** Reason why a line cannot carry a parcel; `params` are the values of its text. */
export interface UnusableReason {
  readonly code: 'COUNTRY_NOT_SERVED' | 'TOO_HEAVY' | 'TOO_LONG' | 'TOO_LARGE';
  readonly params: Readonly<Record<string, number>>;
}

export type Quote = DeliveryRate &
  ParcelWeight &
  (
    | { readonly unusable: null; readonly fees: FeeLine[]; readonly total: Money }
    | { readonly unusable: UnusableReason; readonly fees: never[]; readonly total: null }
  );

const WEIGHT_STEP_GRAMS = 500;

/**
 * Returns the price of a parcel with a delivery line, fee by fee, or the reason why the line cannot carry it.
 */
export function quoteParcel(rate: DeliveryRate, parcel: Parcel): Quote {
  const { line, price } = rate;
  const weight = weighParcel(parcel.items, line);
  const refuse = (unusable: UnusableReason): Quote => {
    return { ...rate, ...weight, unusable, fees: [], total: null };
  };
  if (!price) return refuse({ code: 'COUNTRY_NOT_SERVED', params: {} });
  const passed = limitPassed(line, parcel.items, weight);
  if (passed) return refuse(passed);
  const fees = feesOf({ ...rate, price }, weight.chargeableGrams, parcel);
  const total = add(...fees.map(({ amount }) => amount));
  return { ...rate, ...weight, unusable: null, fees, total };
}

/**
 * Returns the chargeable weight up to which the price of a quote stays the same, in grams: the end of the
 * current step, within the line's limit.
 */
export function paidUpToGrams({ chargeableGrams, line }: Quote): number {
  const begun = Math.max(1, Math.ceil(chargeableGrams / WEIGHT_STEP_GRAMS)) * WEIGHT_STEP_GRAMS;
  return Math.min(begun, line.maxGrams);
}

/** A line's weight limit applies to the chargeable weight: a light but bulky parcel can be too heavy. */
function limitPassed(
  { maxGrams, maxSideMm, maxSideSumMm }: DeliveryLine,
  items: readonly Measured[],
  { chargeableGrams }: ParcelWeight,
): UnusableReason | null {
  if (chargeableGrams > maxGrams)
    return { code: 'TOO_HEAVY', params: { maxKg: maxGrams / 1000, kg: chargeableGrams / 1000 } };
  if (maxSideMm !== null && longestSideMm(items) > maxSideMm)
    return { code: 'TOO_LONG', params: { maxCm: maxSideMm / 10 } };
  if (maxSideSumMm !== null && largestSideSumMm(items) > maxSideSumMm)
    return { code: 'TOO_LARGE', params: { maxCm: maxSideSumMm / 10 } };
  return null;
}

/** The base price always shows its three parts; others only if they cost something or were chosen. */
function feesOf(
  { line, price, optionPrices }: DeliveryRate & { readonly price: ZonePrice },
  chargeableGrams: number,
  { storageFee, declaredTotal, options }: Parcel,
): FeeLine[] {
  const { firstPrice, furtherPrice } = price;
  const { extraProtectionPrice, removePackagingPrice, insuranceRate } = optionPrices;
  const fees: [FeeLineCode, Money, boolean][] = [
    ['FIRST_WEIGHT', firstPrice, true],
    ['FURTHER_WEIGHT', times(furtherPrice, furtherSteps(chargeableGrams)), true],
    ['CUSTOMS_DECLARATION', line.declarationFee, true],
    ['STORAGE', storageFee, storageFee > ZERO],
    ['EXTRA_PROTECTION', extraProtectionPrice, options.extraProtection],
    ['REMOVE_PACKAGING', removePackagingPrice, options.removePackaging],
    ['INSURANCE', share(declaredTotal, insuranceRate), options.insurance],
  ];
  return fees.filter(([, , isCharged]) => isCharged).map(([code, amount]) => ({ code, amount }));
}

/** Returns the number of steps of 500 g that a weight has begun beyond the first. */
function furtherSteps(chargeableGrams: number): number {
  return Math.ceil(Math.max(0, chargeableGrams - WEIGHT_STEP_GRAMS) / WEIGHT_STEP_GRAMS);
}

/** Returns the price of each further 500 g begun in a paid price; null if none was begun. */
export function furtherPriceOf({
  fees,
  chargeableGrams,
}: {
  readonly fees: readonly FeeLine[];
  readonly chargeableGrams: number;
}): Money | null {
  const steps = furtherSteps(chargeableGrams);
  const further = fees.find(({ code }) => code === 'FURTHER_WEIGHT');
  return further && steps > 0 ? partOf(further.amount, steps) : null;
}
