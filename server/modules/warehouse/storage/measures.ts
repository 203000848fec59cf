import { InputRefused } from '../../../platform/validation/input-refused';
import type { StoredItem } from '../stored-item.entity';

/** Weight and size by the warehouse, in grams and millimetres. */
export type Measures = Pick<StoredItem, 'weightGrams' | 'lengthMm' | 'widthMm' | 'heightMm'>;

/** Limits of the warehouse's entrance. */
const limits: Measures = { weightGrams: 100_000, lengthMm: 3_000, widthMm: 3_000, heightMm: 3_000 };

/** Measurements beyond these are more likely typing mistakes, or in a wrong unit. */
const usual = { minGrams: 5, maxGrams: 30_000, minMm: 2, maxMm: 1_500 };
/**
 * In grams per cubic centimetre: a blanket has a hundredth of the density of water, steel eight times as
 * much.
 */
const usualDensity = { min: 0.003, max: 8 };

/** @throws InputRefused for a weight or side that is no whole number above zero, or out of range */
export function refuseMeasures(measures: Measures): void {
  for (const [name, max] of Object.entries(limits) as [keyof Measures, number][]) {
    const measure = measures[name];
    if (!Number.isInteger(measure) || measure < 1)
      throw new InputRefused({ [name]: { key: 'tooSmall', params: { min: 1 } } });
    if (measure > max) throw new InputRefused({ [name]: { key: 'tooLarge', params: { max } } });
  }
}

/** Returns why measurements are implausible, for an operator; null if they are not. */
export function doubtAbout({ weightGrams, lengthMm, widthMm, heightMm }: Measures): string | null {
  const sides = [lengthMm, widthMm, heightMm];
  const density = weightGrams / (sides.reduce((volume, side) => volume * side, 1) / 1_000);
  if (weightGrams < usual.minGrams || weightGrams > usual.maxGrams)
    return `${weightGrams / 1_000} kg`;
  if (Math.min(...sides) < usual.minMm || Math.max(...sides) > usual.maxMm)
    return `${sides.map((side) => side / 10).join(' × ')} cm`;
  if (density < usualDensity.min || density > usualDensity.max)
    return `${weightGrams / 1_000} kg in ${sides.map((side) => side / 10).join(' × ')} cm`;
  return null;
}
