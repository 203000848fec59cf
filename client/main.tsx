import '@fontsource-variable/familjen-grotesk/wght.css';
import '@fontsource-variable/figtree/wght.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { browserCookies } from './apollo/cookies';
import { readInlinedState, restoreShell } from './apollo/inlinedState';
import { browserStorage } from './apollo/userStore';
import { App } from './app/App';
import { reloadForMissingChunk } from './app/chunkFailure';
import { createSurroundings } from './app/createSurroundings';
import { Providers } from './app/Providers';
import { readColorMode, showColorMode } from './features/site/colorMode';
import { loadMessages, loadShopperMessages, type Messages } from './i18n/catalogue';
import { chooseLanguage, LANGUAGE_COOKIE } from './i18n/language';

async function start(root: HTMLElement) {
  const cookies = browserCookies();
  const inlined = readInlinedState(document);
  const language =
    inlined?.language ?? chooseLanguage(cookies.read(LANGUAGE_COOKIE), navigator.languages);
  document.documentElement.lang = language;
  // Before anything is drawn, so that no other colours flash.
  showColorMode(document.documentElement, readColorMode(cookies));
  const messages = await loadMessages(language);
  if (import.meta.env.DEV && cookies.read(LANGUAGE_COOKIE) === 'pseudo')
    Object.assign(
      messages,
      await disguise({ ...messages, ...(await loadShopperMessages(language)) }),
    );
  const storage = browserStorage();
  const siteName = inlined?.siteName;
  const surroundings = createSurroundings({ cookies, language, messages, storage, siteName });
  if (inlined) restoreShell(surroundings.client, inlined);
  // As a transition it is done in slices, between which a slow phone can scroll and be typed at.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers {...surroundings}>
          <BrowserRouter useTransitions={false}>
            <App />
          </BrowserRouter>
        </Providers>
      </StrictMode>,
    ),
  );
}

/** In development the cookie `lang=pseudo` shows what was never translated; no build has this. */
async function disguise(messages: Messages): Promise<Messages> {
  return (await import('./i18n/pseudo')).pseudoMessages(messages);
}

const root = document.getElementById('root');
if (root) start(root).catch(reloadForMissingChunk);
