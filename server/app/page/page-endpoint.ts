import type { Express, Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { BuiltPages, BuiltRoute } from '../../../schema/built-pages.d.ts';
import type { Config } from '../../platform/config';
import type { RequestContext } from '../../platform/request-context';
import type { Services } from '../../platform/services';
import { pageContextOf } from '../context';
import { articleTextsOf } from './article-texts';
import { shellAsker } from './ask-shell';
import type { BuiltClient } from './built-client';
import { chosenColorMode } from './color-mode';
import { pageTemplate } from './fill-template';
import { routeFinder } from './find-route';
import { readCookie } from '../read-cookie';

/**
 * Returns every remaining path with the client's page in the language of the request, filled with
 * title, description and what its header and footer show; 404 where the client has no such page, or
 * we have no such article (RT-31).
 */
export function mountPage(
  app: Express,
  config: Config,
  services: Services,
  schema: GraphQLSchema,
  { html, pages }: BuiltClient,
): void {
  const findRoute = routeFinder(
    pages.routes.filter(({ isDemoOnly }) => config.demo || !isDemoOnly),
  );
  const askShell = shellAsker(schema, pages.shellQuery);
  const fill = pageTemplate(html);

  // An expression, since Express would refuse paths that it cannot decode before we see them.
  app.get(/^/, async (request, response) => {
    const token = readCookie(request, 'token');
    const context = await pageContextOf(request, services, config, token);
    const { language, viewer } = context;
    const shell = await askShell(context);
    const route = findRoute(request.path);
    const article = await articleTextsOf(request.path, language, services);
    const texts = article ?? (route?.texts ?? pages.notFound)[language];
    const siteName = shell?.site?.name ?? '';
    limitKeeping(response, context);
    if (route?.isDemoOnly) response.set('x-robots-tag', 'noindex');
    response
      .status(route && article !== null ? 200 : 404)
      .type('html')
      .send(
        fill({
          language,
          colorMode: chosenColorMode(readCookie(request, 'colorMode')),
          siteName,
          title: [texts?.title, siteName].filter(Boolean).join(' · '),
          description: texts?.description ?? '',
          scripts: [...messageScripts(pages, language, viewer && route), ...(route?.scripts ?? [])],
          fonts: pages.fonts,
          // A token we do not know: the client has to hear that by itself, and end the session.
          state: { language, siteName, shell: token && !viewer ? null : shell },
        }),
      );
  });
}

/** The scripts with the messages that the page will want; `route` only for a shopper. */
function messageScripts(
  { messages, shopperMessages }: BuiltPages,
  language: string,
  route: BuiltRoute | null | undefined,
): string[] {
  const wanted = [messages[language], route?.isForShoppers && shopperMessages[language]];
  return wanted.filter((script) => typeof script === 'string');
}

/** A guest's page may be kept but is asked after each time; a shopper's is nobody else's. */
function limitKeeping(response: Response, { viewer }: RequestContext): void {
  response.vary('Cookie').vary('Accept-Language');
  response.set('cache-control', viewer ? 'private, no-store' : 'no-cache');
}
