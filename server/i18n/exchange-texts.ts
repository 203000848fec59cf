import type { Language } from '../kernel/language';

/** Who published the rates when nobody did: said, so that nobody takes them for a market's. */
export const sampleSourceTexts: Record<Language, string> = {
  en: 'sample rates, not from a market',
  zh: '示例汇率，非市场报价',
};
