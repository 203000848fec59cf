/** Interface languages (SC-02): code → display name. */
export const languages = { en: 'English', zh: '简体中文' } as const;

export type Language = keyof typeof languages;

export const DEFAULT_LANGUAGE: Language = 'en';

/**
 * Chooses the language of a request (CO-07): the first of the given wishes that we speak, else
 * English. A wish is a code or an Accept-Language header; undefined wishes are skipped.
 */
export function chooseLanguage(...wishes: (string | undefined)[]): Language {
  for (const wish of wishes)
    for (const tag of (wish ?? '').split(',')) {
      const code = tag.trim().slice(0, 2).toLowerCase();
      if (code in languages) return code as Language;
    }
  return DEFAULT_LANGUAGE;
}
