import { CacheProvider } from '@emotion/react';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { prerenderToNodeStream } from 'react-dom/static';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import type { PageRenderer, RenderRequest } from '../../schema/page-renderer.d.ts';
import { requestCookies } from '../apollo/cookies';
import { App } from '../app/App';
import { createAppContext } from '../app/createAppContext';
import { renderKey } from '../app/renderKey';
import { Providers } from '../app/Providers';
import { AppShellDocument, type AppShellQuery } from '../gql/graphql';
import { loadMessages, loadTexts } from '../i18n/catalogue';
import { messageBundles } from '../i18n/messageBundles';
import { pageAt } from '../routes/pages';
import { createToasts } from '../ui/feedback/toasts';
import { createStyleCache } from '../ui/theme/styleCache';
import { systemOfWholePage } from '../ui/theme/wholePage';
import { inProcess } from './inProcess';
import { stylesOf } from './stylesOf';

/** Renders a page on the server, whose browser counterpart is `main.tsx`. */
export const renderPage: PageRenderer['renderPage'] = async (request) => {
  const { url, language, shell, prefetch } = request;
  const { site } = shell as AppShellQuery;
  const appContext = createAppContext({
    cookies: requestCookies(request.cookies),
    language,
    messages: { ...(await loadMessages(language)), ...(await loadTexts(language, messageBundles)) },
    transport: inProcess(request.runQuery),
    siteName: site?.name,
  });
  const { client, session } = appContext;
  client.writeQuery({ query: AppShellDocument, data: shell as AppShellQuery });
  await prefetchFirst(request, session.isSignedIn(), client);

  const emotion = createStyleCache();
  // Styles are gathered in it instead of standing between the elements.
  emotion.compat = true;
  // The browser reports errors of rendering, so its toasts start empty.
  const tree = (
    <CacheProvider value={emotion}>
      <Providers {...appContext} system={systemOfWholePage} toasts={createToasts()}>
        <StaticRouter location={url}>
          <App />
        </StaticRouter>
      </Providers>
    </CacheProvider>
  );
  if (prefetch === 'all')
    await prerenderStatic({ tree, renderFunction: prerender, ignoreResults: true });
  // Rendered from the cache as in the browser, where a failed query counts as pending.
  const { head, html } = splitHoisted(await textOf(await prerender(tree)));
  return {
    ...{ html, head },
    styles: stylesOf(emotion),
    renderKey: renderKey(appContext),
    cache: client.cache.extract() as object,
  };
};

/** Loads the page's part of the client, and what it asks first as far as that is wanted. */
async function prefetchFirst(
  { url, prefetch }: RenderRequest,
  isSignedIn: boolean,
  client: ReturnType<typeof createAppContext>['client'],
): Promise<void> {
  const { pathname, searchParams } = new URL(url, 'http://page');
  const found = pageAt(pathname, isSignedIn);
  const first = await found?.page.preload(searchParams, found.params);
  if (!first || prefetch === 'none') return;
  // The browser repeats a failed query and shows its error.
  await client.query({ ...first, context: { handlesErrors: true } }).catch(() => undefined);
}

/** @throws the error of a component, which React alone would leave to the browser */
async function prerender(tree: ReactNode) {
  const errors: unknown[] = [];
  const rendered = await prerenderToNodeStream(tree, {
    onError: (error) => void errors.push(error),
    // Beyond it React would send parts later, by scripts that our content policy forbids.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  if (errors.length > 0) throw errors[0];
  return rendered;
}

async function textOf({ prelude }: Awaited<ReturnType<typeof prerender>>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8');
}

/** React puts what belongs into the head before everything else; the title is the server's to write. */
function splitHoisted(rendered: string) {
  const [hoisted = ''] =
    /^(?:<title[^>]*>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/.exec(rendered) ?? [];
  return {
    head: hoisted.replace(/<title[^>]*>[^<]*<\/title>/g, ''),
    html: rendered.slice(hoisted.length),
  };
}
