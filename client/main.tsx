import '@fontsource-variable/familjen-grotesk/wght.css';
import '@fontsource-variable/figtree/wght.css';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { browserCookies } from './apollo/cookies';
import { readInlinedState, restoreResults } from './apollo/inlinedState';
import { browserUsers } from './apollo/userStore';
import { App } from './app/App';
import { isChunkFailure, reloadForMissingChunk } from './app/chunkFailure';
import { createAppContext } from './app/createAppContext';
import { hydrate } from './app/hydrate';
import { renderKey } from './app/renderKey';
import { pause } from './app/pause';
import { Providers } from './app/Providers';
import { readColorMode, showColorMode } from './features/site/colorMode';
import { loadMessageBundles } from './i18n/loadMessageBundles';
import { loadMessages, loadTexts, type Messages } from './i18n/catalogue';
import { chooseLanguage, LANGUAGE_COOKIE, type Language } from './i18n/language';
import { messageBundles } from './i18n/messageBundles';
import { pageAt } from './routes/pages';
import { adoptStyleCache, hasWholePageStyles } from './ui/theme/styleCache';

async function start(root: HTMLElement) {
  const isFollowed = window.earlyInput?.isFollowed;
  const cookies = browserCookies();
  const inlined = readInlinedState(document);
  const language =
    inlined?.language ?? chooseLanguage(cookies.read(LANGUAGE_COOKIE), navigator.languages);
  document.documentElement.lang = language;
  // Runs before the first render, so that no other colours flash.
  showColorMode(document.documentElement, readColorMode(cookies));
  const messages = await loadMessages(language);
  if (import.meta.env.DEV && cookies.read(LANGUAGE_COOKIE) === 'pseudo')
    Object.assign(
      messages,
      await disguise({ ...messages, ...(await loadTexts(language, messageBundles)) }),
    );
  await openLanguageTables(language);
  const siteName = inlined?.siteName;
  const appContext = createAppContext({
    ...{ cookies, language, messages, siteName },
    users: browserUsers,
  });
  const { client } = appContext;
  await pause();
  if (inlined) restoreResults(client, inlined);
  // A page that the browser kept may be older than its cookies.
  const isRendered = inlined?.page?.key === renderKey(appContext) && (await loadScreen(appContext));
  const system = hasWholePageStyles(document)
    ? undefined
    : (await import('./ui/theme/wholePage')).systemOfWholePage;
  await pause();
  void import('./app/startWatchers').then(({ startWatchers }) => startWatchers(isFollowed));
  hydrate(
    root,
    isRendered,
    <StrictMode>
      <CacheProvider value={adoptStyleCache(document)}>
        <Providers {...appContext} system={system}>
          <BrowserRouter useTransitions={false}>
            <App />
          </BrowserRouter>
        </Providers>
      </CacheProvider>
    </StrictMode>,
  );
}

/**
 * Loads the modules of the server-rendered screen. Returns false if one is missing: then the browser renders
 * the page, which shows the error (RT-38).
 */
async function loadScreen({ session, intl }: ReturnType<typeof createAppContext>) {
  try {
    const found = pageAt(location.pathname, session.isSignedIn());
    await found?.page.preload(new URLSearchParams(location.search), found.params);
    if (found) await loadMessageBundles(intl, found.frame.texts);
    return true;
  } catch (error) {
    if (isChunkFailure(error)) return false;
    throw error;
  }
}

/** The browser reads its tables of numbers and of dates when they are first asked for, each for a while. */
async function openLanguageTables(language: Language) {
  await pause();
  Intl.NumberFormat.supportedLocalesOf(language);
  await pause();
  Intl.DateTimeFormat.supportedLocalesOf(language);
  await pause();
}

/** In development the cookie `lang=pseudo` shows what was never translated; no build has this. */
async function disguise(messages: Messages): Promise<Messages> {
  return (await import('./i18n/pseudo')).pseudoMessages(messages);
}

const root = document.getElementById('root');
if (root) start(root).catch(reloadForMissingChunk);
