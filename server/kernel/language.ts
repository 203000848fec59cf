/** Interface languages (SC-02): code → display name. */
export const languages = { en: 'English', zh: '简体中文' } as const;

export type Language = keyof typeof languages;

export const DEFAULT_LANGUAGE: Language = 'en';

/**
 * Chooses the language of a request (CO-07): the first of the given preferences that we speak, else
 * English. A preference is a code or an Accept-Language header; undefined preferences are skipped.
 */
export function chooseLanguage(...preferences: (string | undefined)[]): Language {
  for (const preference of preferences)
    for (const tag of (preference ?? '').split(',')) {
      const code = tag.trim().slice(0, 2).toLowerCase();
      if (code in languages) return code as Language;
    }
  return DEFAULT_LANGUAGE;
}
