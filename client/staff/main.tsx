import '@fontsource-variable/familjen-grotesk/wght.css';
import '@fontsource-variable/figtree/wght.css';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { browserCookies } from '../apollo/cookies';
import { readColorMode, showColorMode } from '../features/site/colorMode';
import { chooseLanguage, LANGUAGE_COOKIE } from '../i18n/language';
import { createStyleCache } from '../ui/theme/styleCache';
import { createStaffClient } from './apollo/client';
import { App } from './App';
import { StaffViewerDocument } from './gql/graphql';
import { loadMessages, type Messages } from './i18n/catalogue';

async function start(root: HTMLElement) {
  const cookies = browserCookies();
  let language = chooseLanguage(cookies.read(LANGUAGE_COOKIE), navigator.languages);
  document.documentElement.lang = language;
  showColorMode(document.documentElement, readColorMode(cookies));
  let messages = await loadMessages(language);
  if (import.meta.env.DEV && cookies.read(LANGUAGE_COOKIE) === 'pseudo')
    messages = await disguise(messages);
  const client = createStaffClient({
    language: () => language,
    onSessionChange: () => void client.refetchQueries({ include: [StaffViewerDocument] }),
  });
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <BrowserRouter>
          <App
            initial={{ language, messages }}
            cookies={cookies}
            client={client}
            onLanguage={(chosen) => {
              language = chosen;
            }}
          />
        </BrowserRouter>
      </CacheProvider>
    </StrictMode>,
  );
}

/** In development the cookie `lang=pseudo` shows what was never translated; no build has this. */
async function disguise(messages: Messages): Promise<Messages> {
  return (await import('../i18n/pseudo')).pseudoMessages(messages);
}

const root = document.getElementById('root');
if (root) void start(root);
