import type { Language } from '../../kernel/language';

/** Whom an anonymous review names as its author. */
export const anonymousShopperTexts: Record<Language, string> = {
  en: 'Anonymous shopper',
  zh: '匿名用户',
};
