import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createIntl, RawIntlProvider } from 'react-intl';
import type { CookieJar } from '../../apollo/cookies';
import type { MessageId as ShopMessageId } from '../../i18n/catalogue';
import { LANGUAGE_COOKIE, type Language } from '../../i18n/language';
import { parsedWherePlain } from '../../i18n/plainTexts';
import { loadMessages, type Messages } from './catalogue';

const ONE_YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** The language in use, and what switches to the other one. */
interface LanguageChoice {
  readonly language: Language;
  switchLanguage(): Promise<void>;
}

const LanguageContext = createContext<LanguageChoice | null>(null);

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (!choice) throw new Error('A part of the console is outside of its LanguageProvider');
  return choice;
}

interface LanguageProviderProps {
  initial: { readonly language: Language; readonly messages: Messages };
  cookies: CookieJar;
  /** Called once the other language is shown, e.g. to ask the server for its sentences again. */
  onSwitch?: (language: Language) => void;
  children: ReactNode;
}

/** Shows the console in one language. The other one replaces it in place: nothing is reloaded, the work stays. */
export function LanguageProvider({ initial, cookies, onSwitch, children }: LanguageProviderProps) {
  const [{ language, messages }, show] = useState(initial);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const intl = useMemo(
    () =>
      createIntl({
        locale: language,
        defaultLocale: 'en',
        messages: parsedWherePlain(messages) as Record<ShopMessageId, string>,
      }),
    [language, messages],
  );
  const choice = useMemo(
    () => ({
      language,
      async switchLanguage() {
        const other = language === 'en' ? 'zh' : 'en';
        const texts = await loadMessages(other);
        cookies.write(LANGUAGE_COOKIE, other, ONE_YEAR_IN_SECONDS);
        show({ language: other, messages: texts });
        onSwitch?.(other);
      },
    }),
    [language, cookies, onSwitch],
  );
  return (
    <LanguageContext value={choice}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LanguageContext>
  );
}
