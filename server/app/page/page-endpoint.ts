import type { ErrorRequestHandler, Express, Request, Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { readCurrency } from '../../kernel/currency';
import type { Language } from '../../kernel/language';
import { stampOfArticles } from '../../modules/articles/public';
import { readSite } from '../../modules/site/public';
import type { Config } from '../../platform/config';
import { clientAddressKey } from '../../platform/http/client-address';
import { points } from '../../platform/http/points';
import type { Services } from '../../platform/services';
import { guestContextOf, pageContextOf, pageLanguageOf } from '../context';
import { readCookie } from '../read-cookie';
import { budgetOfAddress, isOverLimit } from '../charge-request';
import { releaseSlotOf } from '../queue-requests';
import { pageFinder } from './requested-page';
import type { BuiltClient } from './built-client';
import { chosenColorMode } from './color-mode';
import { pageComposer, type PageRequest } from './compose-page';
import { routeFinder } from './find-route';
import { guestPages, type SentPage } from './guest-pages';

type LocalisedRequest = PageRequest & { readonly language: Language };

/**
 * Serves every remaining path with the client's page in the language of the request, rendered and filled with
 * title, description and data; 404 if the client has no such page, or we have no such article (RT-31). A page
 * costs points; a client with too few left receives it unrendered, for the browser to render.
 */
export function mountPage(
  app: Express,
  config: Config,
  services: Services,
  schema: GraphQLSchema,
  client: BuiltClient,
): void {
  const routes = client.pages.routes.filter(({ isDemoOnly }) => config.demo || !isDemoOnly);
  const findRoute = routeFinder(routes);
  const isPage = (path: string) => findRoute(path) !== undefined;
  const findPage = pageFinder(services, routes);
  const compose = pageComposer(services.log, schema, client);
  const cached = guestPages();

  async function readRequest(request: Request): Promise<LocalisedRequest> {
    const language = await pageLanguageOf(request, services);
    const at = request.originalUrl.indexOf('?');
    return {
      language,
      requested: await findPage(
        request.path,
        at < 0 ? '' : request.originalUrl.slice(at),
        language,
      ),
      colorMode: chosenColorMode(readCookie(request, 'colorMode')),
      cookies: cookiesIn(request),
      isLanguageNamed: 'lang' in request.query,
      ...{ isBare: false, clientAddress: clientAddressKey(request) },
    };
  }

  /** Returns the page that all guests share. `pay` is called before it is made. */
  async function pageOfGuests(
    { log }: Request,
    { language, ...page }: LocalisedRequest,
    pay: () => Promise<void>,
  ): Promise<SentPage> {
    const { requested, cookies, isLanguageNamed, isBare } = page;
    const stamps = [await readSite(services), await stampOfArticles(services)];
    const { path, query } = requested;
    const key = JSON.stringify([path, query, cookies, isLanguageNamed, isBare, language, stamps]);
    const make = async () => {
      await pay();
      return compose(page, guestContextOf({ ...services, log }, config, language));
    };
    // Addresses with a query are without number; each page cached for one would push out a plain one.
    return query === '' ? cached(key, make) : { ...(await make()), brotli: null };
  }

  /** Without what differs from guest to guest there are few of them, so that all are soon cached. */
  function barePage(request: Request, page: LocalisedRequest): Promise<SentPage> {
    const requested = { ...page.requested, query: '' };
    const cookies = cookiesIn(request, ['colorMode']);
    return pageOfGuests(request, { ...page, requested, cookies, isBare: true }, () =>
      Promise.resolve(),
    );
  }

  /** Throws DomainError RATE_LIMITED where too few points are left to make it. */
  async function wholePage(request: Request, page: LocalisedRequest): Promise<Answer> {
    const token = readCookie(request, 'token');
    if (!token) {
      const pay = () => budgetOfAddress(request, services).spend(points.serverRenderedPage);
      return { ...(await pageOfGuests(request, page, pay)), keeping: 'no-cache' };
    }
    const context = await pageContextOf(request, services, config, page.language, token);
    // The token is unknown: the client must find that out by itself, and end the session.
    if (!context.viewer) return { ...(await barePage(request, page)), keeping: 'no-cache' };
    await context.budget.spend(points.serverRenderedPage);
    const cookies = cookiesIn(request, [...sharedCookies, 'token', 'isLogin', 'verifyLater']);
    // A shopper's page must not be cached for others.
    const made = await compose({ ...page, cookies }, context);
    return { ...made, brotli: null, keeping: 'private, no-store' };
  }

  const sendBare: ErrorRequestHandler = async (error: unknown, request, response, next) => {
    if (!isOverLimit(error) || request.method !== 'GET' || !isPage(request.path))
      return next(error);
    const page = await barePage(request, await readRequest(request));
    send(request, response, { ...page, keeping: 'no-cache' });
  };

  // A form that only scripts can send was sent by a browser without them: its page says what it needs.
  app.post(/^/, (request, response, next) => {
    if (request.is('urlencoded') && isPage(request.path))
      response.redirect(303, request.originalUrl);
    else next();
  });

  // An expression, since Express would refuse paths that it cannot decode before we see them.
  app.get(/^/, async (request, response) => {
    // Whatever has to be made waits in a line of its own, where nothing else is kept waiting.
    releaseSlotOf(response)?.();
    send(request, response, await wholePage(request, await readRequest(request)));
  });
  app.use(sendBare);
}

/** The facts that a guest's page depends on. */
const sharedCookies = ['colorMode', 'currency'];

/** Only the cookies that the client reads: no other may distinguish one guest's page from another's. */
function cookiesIn(request: Request, names: readonly string[] = sharedCookies): string {
  const known: Readonly<Record<string, string | null>> = {
    colorMode: chosenColorMode(readCookie(request, 'colorMode')),
    currency: readCurrency(readCookie(request, 'currency')),
  };
  return names
    .map((name) => [name, name in known ? known[name] : readCookie(request, name)] as const)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    .join('; ');
}

/** A page, with what caches may do with it. */
type Answer = SentPage & { readonly keeping: string };

function send(request: Request, response: Response, page: Answer): void {
  response.vary('Cookie').vary('Accept-Language').vary('Accept-Encoding');
  response.set({ 'cache-control': page.keeping, 'content-security-policy': page.policy });
  if (page.isForDevelopers) response.set('x-robots-tag', 'noindex');
  response.status(page.status).type('html');
  if (page.brotli && request.acceptsEncodings('br'))
    response.set('content-encoding', 'br').send(page.brotli);
  else response.send(page.html);
}
