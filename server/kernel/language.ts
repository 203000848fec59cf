/** Interface languages (SC-02): code → display name. */
export const languages = { en: 'English', zh: '简体中文' } as const;

export type Language = keyof typeof languages;

export const DEFAULT_LANGUAGE: Language = 'en';

const spoken = Object.keys(languages) as Language[];

/**
 * Chooses the language of a request (CO-07): the first of the given preferences that is offered, else
 * the first offered. A preference is a code or an Accept-Language header; undefined ones are skipped.
 */
export function chooseOffered(
  offered: readonly Language[],
  preferences: readonly (string | undefined)[],
): Language {
  for (const preference of preferences)
    for (const tag of (preference ?? '').split(',')) {
      const code = tag.trim().slice(0, 2).toLowerCase();
      const found = offered.find((language) => language === code);
      if (found) return found;
    }
  return offered[0] ?? DEFAULT_LANGUAGE;
}

/** The same among all supported languages, for callers without access to the site's configuration. */
export function chooseLanguage(...preferences: (string | undefined)[]): Language {
  return chooseOffered(spoken, preferences);
}
