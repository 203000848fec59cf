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
import { textLots } from '../i18n/lots';
import { pageAt } from '../routes/pages';
import { createToasts } from '../ui/feedback/toasts';
import { createStyleCache } from '../ui/theme/styleCache';
import { systemOfWholePage } from '../ui/theme/wholePage';
import { inProcess } from './inProcess';
import { stylesOf } from './stylesOf';

/** Draws a page on the server, whose browser counterpart is `main.tsx`. */
export const renderPage: PageRenderer['renderPage'] = async (request) => {
  const { url, language, shell, questions } = request;
  const { site } = shell as AppShellQuery;
  const appContext = createAppContext({
    cookies: requestCookies(request.cookies),
    language,
    messages: { ...(await loadMessages(language)), ...(await loadTexts(language, textLots)) },
    transport: inProcess(request.ask),
    siteName: site?.name,
  });
  const { client, session } = appContext;
  client.writeQuery({ query: AppShellDocument, data: shell as AppShellQuery });
  await askFirst(request, session.isSignedIn(), client);

  const emotion = createStyleCache();
  // Styles are gathered in it instead of standing between the elements.
  emotion.compat = true;
  // What failed on the way is the browser's to tell: its toasts begin empty.
  const tree = (
    <CacheProvider value={emotion}>
      <Providers {...appContext} system={systemOfWholePage} toasts={createToasts()}>
        <StaticRouter location={url}>
          <App />
        </StaticRouter>
      </Providers>
    </CacheProvider>
  );
  if (questions === 'all')
    await prerenderStatic({ tree, renderFunction: draw, ignoreResults: true });
  // Drawn out of the cache as it will be in the browser, where a failed question counts as open.
  const { head, html } = splitHoisted(await textOf(await draw(tree)));
  return {
    ...{ html, head },
    styles: stylesOf(emotion),
    renderKey: renderKey(appContext),
    cache: client.cache.extract() as object,
  };
};

/** Loads the page's part of the client, and what it asks first as far as that is wanted. */
async function askFirst(
  { url, questions }: RenderRequest,
  isSignedIn: boolean,
  client: ReturnType<typeof createAppContext>['client'],
): Promise<void> {
  const { pathname, searchParams } = new URL(url, 'http://page');
  const found = pageAt(pathname, isSignedIn);
  const first = await found?.page.preload(searchParams, found.params);
  if (!first || questions === 'none') return;
  // What fails is asked again by the browser, and told there.
  await client.query({ ...first, context: { handlesErrors: true } }).catch(() => undefined);
}

/** @throws what a component threw, which React alone would leave to the browser */
async function draw(tree: ReactNode) {
  const errors: unknown[] = [];
  const drawn = await prerenderToNodeStream(tree, {
    onError: (error) => void errors.push(error),
    // Beyond it React would send parts later, by scripts that our content policy forbids.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  if (errors.length > 0) throw errors[0];
  return drawn;
}

async function textOf({ prelude }: Awaited<ReturnType<typeof draw>>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8');
}

/** React puts what belongs into the head before everything else; the title is the server's to write. */
function splitHoisted(drawn: string) {
  const [hoisted = ''] =
    /^(?:<title[^>]*>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/.exec(drawn) ?? [];
  return {
    head: hoisted.replace(/<title[^>]*>[^<]*<\/title>/g, ''),
    html: drawn.slice(hoisted.length),
  };
}
