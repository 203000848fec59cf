import type { Language } from '../kernel/language';

const names: Record<Language, Intl.DisplayNames> = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  zh: new Intl.DisplayNames('zh-Hans', { type: 'region' }),
};

/**
 * Returns the name of a country or territory by its code in ISO 3166. @throws RangeError for an invalid code
 */
export function nameOfCountry(code: string, language: Language): string {
  return names[language].of(code) ?? code;
}
