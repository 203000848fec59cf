import type { Language } from '../../../kernel/language';
import type { UnusableReason } from './quote';

/** Reasons why a delivery line cannot carry a parcel. */
export const unusableTexts: Record<Language, Record<UnusableReason['code'], string>> = {
  en: {
    COUNTRY_NOT_SERVED: 'Does not deliver to this country',
    TOO_HEAVY: 'Carries at most {maxKg} kg; this parcel counts as {kg} kg',
    TOO_LONG: 'Carries items up to {maxCm} cm long',
    TOO_LARGE: 'Length, width and height of an item may add up to {maxCm} cm',
  },
  zh: {
    COUNTRY_NOT_SERVED: '不配送到该国家或地区',
    TOO_HEAVY: '最多承运 {maxKg} kg，此包裹计费重量为 {kg} kg',
    TOO_LONG: '单件最长 {maxCm} cm',
    TOO_LARGE: '单件长宽高之和不得超过 {maxCm} cm',
  },
};
