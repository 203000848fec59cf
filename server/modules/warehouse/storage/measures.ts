import { InputRefused } from '../../../platform/graphql/validate-input';
import type { StoredItem } from '../stored-item.entity';

/** Weight and size as the warehouse measured them, in grams and millimetres. */
export type Measures = Pick<StoredItem, 'weightGrams' | 'lengthMm' | 'widthMm' | 'heightMm'>;

/** Nothing heavier or longer goes through the warehouse's entrance. */
const limits: Measures = { weightGrams: 100_000, lengthMm: 3_000, widthMm: 3_000, heightMm: 3_000 };

/** Beyond these somebody has rather mistyped a figure, or taken one unit for another. */
const usual = { minGrams: 5, maxGrams: 30_000, minMm: 2, maxMm: 1_500 };
/** In grams per cubic centimetre: a blanket is lighter than water a hundred times, steel eight times as heavy. */
const usualDensity = { min: 0.003, max: 8 };

/** @throws InputRefused for a weight or side that is no whole number above zero, or past what can be */
export function refuseMeasures(measures: Measures): void {
  for (const [name, max] of Object.entries(limits) as [keyof Measures, number][]) {
    const measure = measures[name];
    if (!Number.isInteger(measure) || measure < 1)
      throw new InputRefused({ [name]: { key: 'tooSmall', params: { min: 1 } } });
    if (measure > max) throw new InputRefused({ [name]: { key: 'tooLarge', params: { max } } });
  }
}

/** Returns why measures can hardly be meant, for an operator; null where they can. */
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
