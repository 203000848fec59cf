export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];

export const LANGUAGE_COOKIE = 'lang';

function known(tag: string | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_;]/)[0];
  return languages.find((language) => language === primary);
}

/**
 * The language to speak: the `lang` cookie, then the browser's preferences in their order (an
 * Accept-Language header split at commas will do), then English.
 */
export function chooseLanguage(
  cookie: string | undefined,
  preferences: readonly string[],
): Language {
  return known(cookie) ?? preferences.map(known).find(Boolean) ?? 'en';
}
