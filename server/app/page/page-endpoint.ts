import type { Express, Request, Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { readCurrency } from '../../kernel/currency';
import { stampOfArticles } from '../../modules/articles/public';
import { readSite } from '../../modules/site/public';
import type { Config } from '../../platform/config';
import type { Services } from '../../platform/services';
import { guestContextOf, pageContextOf, pageLanguageOf } from '../context';
import { readCookie } from '../read-cookie';
import type { BuiltClient } from './built-client';
import { chosenColorMode } from './color-mode';
import { pageComposer, type PageAddress } from './compose-page';
import { routeFinder } from './find-route';
import { guestPages, type SentPage } from './guest-pages';

/**
 * Returns every remaining path with the client's page in the language of the request, drawn, and filled with
 * title, description and what it shows; 404 where the client has no such page, or we have no such
 * article (RT-31).
 */
export function mountPage(
  app: Express,
  config: Config,
  services: Services,
  schema: GraphQLSchema,
  client: BuiltClient,
): void {
  const compose = pageComposer(config, services.log, schema, client);
  const shared = guestPages();
  const findRoute = routeFinder(client.pages.routes);
  const isPage = (path: string) => findRoute(path) !== undefined;

  async function pageOfGuest(request: Request): Promise<SentPage> {
    const language = await pageLanguageOf(request, services);
    const address = addressIn(request);
    const context = guestContextOf({ ...services, log: request.log }, config, language);
    const make = () => compose(address, context);
    const stamps = [await readSite(services), await stampOfArticles(services)];
    const key = JSON.stringify([address, language, ...stamps]);
    // Addresses with a query are without number; each page kept for one would push out a plain one.
    return address.query === '' ? shared(key, make) : { ...(await make()), brotli: null };
  }

  async function pageOfShopper(request: Request, token: string) {
    const language = await pageLanguageOf(request, services);
    const context = await pageContextOf(request, services, config, language, token);
    const { viewer } = context;
    const address = addressIn(request, ['token', 'isLogin']);
    const page = await compose({ ...address, isStranger: !viewer }, context);
    return { ...page, brotli: null, viewer };
  }

  // A form that only scripts can send was sent by a browser without them: its page says what it needs.
  app.post(/^/, (request, response, next) => {
    if (request.is('urlencoded') && isPage(request.path))
      response.redirect(303, request.originalUrl);
    else next();
  });

  // An expression, since Express would refuse paths that it cannot decode before we see them.
  app.get(/^/, async (request, response) => {
    const token = readCookie(request, 'token');
    if (token) {
      const { viewer, ...page } = await pageOfShopper(request, token);
      // A shopper's page is nobody else's.
      send(request, response, page, viewer ? 'private, no-store' : 'no-cache');
    } else send(request, response, await pageOfGuest(request), 'no-cache');
  });
}

/** Of the cookies only what the client reads: nothing else may tell one guest's page from another's. */
function addressIn(request: Request, ownCookies: readonly string[] = []): PageAddress {
  const at = request.originalUrl.indexOf('?');
  const colorMode = chosenColorMode(readCookie(request, 'colorMode'));
  const currency = readCurrency(readCookie(request, 'currency'));
  const own = ownCookies.map((name) => [name, readCookie(request, name)] as const);
  return {
    path: request.path,
    query: at < 0 ? '' : request.originalUrl.slice(at),
    cookies: [['colorMode', colorMode] as const, ['currency', currency] as const, ...own]
      .filter(([, value]) => value)
      .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
      .join('; '),
    colorMode,
    isLanguageNamed: 'lang' in request.query,
    isStranger: false,
  };
}

function send(request: Request, response: Response, page: SentPage, keeping: string): void {
  response.vary('Cookie').vary('Accept-Language').vary('Accept-Encoding');
  response.set({ 'cache-control': keeping, 'content-security-policy': page.policy });
  if (page.isForDevelopers) response.set('x-robots-tag', 'noindex');
  response.status(page.status).type('html');
  if (page.brotli && request.acceptsEncodings('br'))
    response.set('content-encoding', 'br').send(page.brotli);
  else response.send(page.html);
}
