import type { Language } from '../../kernel/language';

/** Notice for rates that may be outdated. */
export const staleRateTexts: Record<Language, string> = {
  en: 'This rate is old: no newer one could be had',
  zh: '此汇率已过时：暂时无法获取更新的汇率',
};

/** Label of the sample rates, so that nobody takes them for a market's. */
export const sampleSourceTexts: Record<Language, string> = {
  en: 'sample rates, not from a market',
  zh: '示例汇率，非市场报价',
};
