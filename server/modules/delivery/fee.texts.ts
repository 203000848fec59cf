import type { Language } from '../../kernel/language';
import type { FeeLineCode } from '../../kernel/parcel';

/** Names of the parts of a parcel's price. */
export const feeTexts: Record<Language, Record<FeeLineCode, string>> = {
  en: {
    FIRST_WEIGHT: 'First 500 g',
    FURTHER_WEIGHT: 'Weight beyond 500 g',
    CUSTOMS_DECLARATION: 'Customs declaration',
    STORAGE: 'Storage beyond the free days',
    EXTRA_PROTECTION: 'Extra protection',
    REMOVE_PACKAGING: 'Removing packaging',
    INSURANCE: 'Insurance',
  },
  zh: {
    FIRST_WEIGHT: '首重 500 g',
    FURTHER_WEIGHT: '续重（500 g 以上）',
    CUSTOMS_DECLARATION: '报关费',
    STORAGE: '超期仓储费',
    EXTRA_PROTECTION: '加固包装',
    REMOVE_PACKAGING: '去除原包装',
    INSURANCE: '运输保险',
  },
};
