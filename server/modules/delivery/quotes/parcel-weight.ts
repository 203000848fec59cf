import type { DeliveryLine } from '../delivery-line.entity';

/** What the warehouse measured of one item. */
export interface Measured {
  readonly weightGrams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

export interface ParcelWeight {
  readonly actualGrams: number;
  /** Zero where the line does not charge by volume. */
  readonly volumetricGrams: number;
  /** What is charged for: the largest of both and the line's minimum. */
  readonly chargeableGrams: number;
}

type WeightRule = Pick<DeliveryLine, 'volumetricDivisor' | 'volumetricMinSideMm' | 'minGrams'>;

const PERCENT = 100;
/** What packaging counts as until the packed parcel is on the scales, in percent of the items' weight. */
export const packagingPercent = 10;

/**
 * The weight of a parcel of these items, in whole grams rounded up. Until it is on the scales, packaging
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
 * The grams of goods, packaging not counted, that can be added before the parcel weighs more than
 * `limitGrams`; null where its volume weighs more than it does, since that of what is added counts then.
 */
export function spareGoodsGrams(
  { actualGrams, volumetricGrams }: ParcelWeight,
  limitGrams: number,
): number | null {
  if (volumetricGrams > actualGrams) return null;
  const spareGrams = limitGrams - actualGrams;
  return Math.max(0, Math.floor((spareGrams * PERCENT) / (PERCENT + packagingPercent)));
}

/** The longest side of any item, in millimetres. */
export function longestSideMm(items: readonly Measured[]): number {
  return Math.max(...items.flatMap(sidesOf));
}

/** The largest length + width + height of any item, in millimetres. */
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
