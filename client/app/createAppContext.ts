import type { ApolloLink } from '@apollo/client';
import { createIntl } from 'react-intl';
import { createApolloClient } from '../apollo/client';
import { createClientState } from '../apollo/clientState';
import type { CookieJar } from '../apollo/cookies';
import { createSession } from '../apollo/session';
import type { UserStore } from '../apollo/userStore';
import { readCurrency } from '../features/currencies/currency';
import { readColorMode } from '../features/site/colorMode';
import type { MessageId, Messages } from '../i18n/catalogue';
import type { Language } from '../i18n/language';
import { parsedWherePlain } from '../i18n/plainTexts';
import { createToasts } from '../ui/feedback/toasts';
import type { AppContext } from './Providers';

interface AppContextOptions {
  cookies: CookieJar;
  language: Language;
  messages: Messages;
  /** Carries GraphQL operations where it is not HTTP from the page's own host. */
  transport?: ApolloLink;
  /** Storage of the shopper's name across reloads; absent on a rendering server. */
  users?: UserStore;
  /** The site's name from the server-rendered page. */
  siteName?: string;
}

/** Builds what the screens need from who is looking, and in which language. */
export function createAppContext(options: AppContextOptions): AppContext {
  const { cookies, language, messages, transport, users, siteName = '' } = options;
  const state = createClientState(language);
  const session = createSession(cookies, { state, users });
  const toasts = createToasts();
  const intl = createIntl({
    locale: language,
    defaultLocale: 'en',
    // Those of a shopper's pages are added before one of these is shown.
    messages: parsedWherePlain(messages) as Record<MessageId, string>,
  });
  const client = createApolloClient({
    session,
    language: state.clientLang(),
    transport,
    notify: (text) => toasts.show({ type: 'error', text }),
    unreachable: messages['common.unreachable'],
  });
  return {
    session,
    client,
    intl,
    toasts,
    colorMode: readColorMode(cookies),
    currency: readCurrency(cookies),
    siteName,
  };
}
