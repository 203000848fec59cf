import type { DeliveryLine } from '../delivery-line.entity';

/** The warehouse's measurements of one item. */
export interface Measured {
  readonly weightGrams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

export interface ParcelWeight {
  readonly actualGrams: number;
  /** Zero if the line does not charge by volume. */
  readonly volumetricGrams: number;
  /** The charged weight: the largest of both and the line's minimum. */
  readonly chargeableGrams: number;
}

type WeightRule = Pick<DeliveryLine, 'volumetricDivisor' | 'volumetricMinSideMm' | 'minGrams'>;

const PERCENT = 100;
/** Assumed weight of packaging until the packed parcel is weighed, in percent of the items' weight. */
export const packagingPercent = 10;

/**
 * Returns the weight of a parcel of these items, in whole grams rounded up. Until it is weighed, packaging
 * counts as a share of the items' weight, and its volume as the sum of theirs.
 */
export function weighParcel(items: readonly Measured[], rule: WeightRule): ParcelWeight {
  const itemGrams = items.reduce((sum, { weightGrams }) => sum + weightGrams, 0);
  const actualGrams = Math.ceil((itemGrams * (PERCENT + packagingPercent)) / PERCENT);
  const volumetricGrams = volumetricGramsOf(items, rule);
  const chargeableGrams = Math.max(actualGrams, volumetricGrams, rule.minGrams);
  return { actualGrams, volumetricGrams, chargeableGrams };
}

/**
 * Returns the grams of goods, without packaging, that can be added before the parcel weighs more than
 * `limitGrams`; null if its volumetric weight is larger, since the volume of the added goods counts then.
 */
export function spareGoodsGrams(
  { actualGrams, volumetricGrams }: ParcelWeight,
  limitGrams: number,
): number | null {
  if (volumetricGrams > actualGrams) return null;
  const spareGrams = limitGrams - actualGrams;
  return Math.max(0, Math.floor((spareGrams * PERCENT) / (PERCENT + packagingPercent)));
}

/** Returns the longest side of any item, in millimetres. */
export function longestSideMm(items: readonly Measured[]): number {
  return Math.max(...items.flatMap(sidesOf));
}

/** Returns the largest length + width + height of any item, in millimetres. */
export function largestSideSumMm(items: readonly Measured[]): number {
  return Math.max(...items.map((item) => sidesOf(item).reduce((sum, side) => sum + side)));
}

/** cm³ per kg are mm³ per gram, so the divisor needs no conversion. */
function volumetricGramsOf(
  items: readonly Measured[],
  { volumetricDivisor, volumetricMinSideMm }: WeightRule,
): number {
  if (volumetricDivisor === null) return 0;
  if (volumetricMinSideMm !== null && longestSideMm(items) < volumetricMinSideMm) return 0;
  const volumeMm3 = items.reduce(
    (sum, { lengthMm, widthMm, heightMm }) => sum + lengthMm * widthMm * heightMm,
    0,
  );
  return Math.ceil(volumeMm3 / volumetricDivisor);
}

function sidesOf({ lengthMm, widthMm, heightMm }: Measured): number[] {
  return [lengthMm, widthMm, heightMm];
}
