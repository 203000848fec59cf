import type { Language } from '../../kernel/language';

/** Author name of an anonymous review. */
export const anonymousShopperTexts: Record<Language, string> = {
  en: 'Anonymous shopper',
  zh: '匿名用户',
};
