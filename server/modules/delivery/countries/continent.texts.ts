import type { Language } from '../../../kernel/language';

export const continentTexts = {
  en: {
    AF: 'Africa',
    AN: 'Antarctica',
    AS: 'Asia',
    EU: 'Europe',
    NA: 'North America',
    OC: 'Oceania',
    SA: 'South America',
  },
  zh: {
    AF: '非洲',
    AN: '南极洲',
    AS: '亚洲',
    EU: '欧洲',
    NA: '北美洲',
    OC: '大洋洲',
    SA: '南美洲',
  },
} as const satisfies Record<Language, Record<string, string>>;
