import type { Request } from 'express';
import { wordsOf } from '../i18n/words-of-refusal';
import { chooseLanguage, chooseOffered, type Language } from '../kernel/language';
import { chooseTimeZone, UTC } from '../kernel/time-zone';
import { findViewer } from '../modules/accounts/public';
import { readSite } from '../modules/site/public';
import { openBudget, rateLimitHeaders } from '../platform/http/budget';
import { noteFacts, type RequestFacts } from '../platform/http/request-facts';
import { clientAddressKey } from '../platform/http/client-address';
import { Loaders } from '../platform/loaders';
import type { Config } from '../platform/config';
import { releasingSlot } from '../platform/item-page/reading';
import type { RequestContext } from '../platform/request-context';
import type { Services } from '../platform/services';
import { cookiesOf, readCookie } from './read-cookie';
import { releaseSlotOf } from './queue-requests';

type ContextConfig = Pick<Config, 'demo' | 'env' | 'publicUrl'>;

const preferencesOf = (request: Request) => [
  request.get('client-lang'),
  request.get('accept-language'),
];

/** The language that a request prefers (CO-07), for callers without access to the configuration. */
export function languageOf(request: Request): Language {
  return chooseLanguage(...preferencesOf(request));
}

/**
 * The viewer and the language of a request. Only the Authorization header gives authority (AU-02), raw or as
 * Bearer; the cookie never does, so a forged cross-site request has none. Costs one statement, or none without a
 * token, beside the configuration.
 */
export async function contextOf(
  request: Request,
  services: Services,
  config: ContextConfig,
): Promise<RequestContext> {
  const token = request.headers.authorization?.replace(/^Bearer\s+/i, '').trim();
  const isLanguageChosen = request.get('client-lang') !== undefined;
  const language = chooseOffered((await readSite(services)).languages, preferencesOf(request));
  const speech = { language, isLanguageChosen };
  return build(request, services, config, token, speech);
}

/**
 * The language of a page (CO-07): the one in its URL, which search engines use, else the shopper's choice, else
 * that of the browser.
 */
export async function pageLanguageOf(request: Request, services: Services): Promise<Language> {
  const { languages } = await readSite(services);
  const named = request.query['lang'];
  return chooseOffered(languages, [
    typeof named === 'string' ? named : undefined,
    readCookie(request, 'lang'),
    request.get('accept-language'),
  ]);
}

/**
 * The viewer of the page itself: a browser that requests a page sends cookies and nothing else. Not for calls; a
 * page only reads.
 */
export function pageContextOf(
  request: Request,
  services: Services,
  config: ContextConfig,
  language: Language,
  token: string | undefined,
): Promise<RequestContext> {
  return build(request, services, config, token, { language, isLanguageChosen: false });
}

/** The viewer of a page for guests: its content depends on the language alone, so that one page may serve many. */
export function guestContextOf(
  services: Services,
  { demo, publicUrl }: Pick<Config, 'demo' | 'publicUrl'>,
  language: Language,
): RequestContext {
  return {
    services,
    ...{ language, isLanguageChosen: false, timeZone: UTC },
    inWords: (error) => wordsOf(error, language),
    ...{ viewer: null, clientAddress: 'page', userAgent: '', origin: publicUrl, isDemo: demo },
    budget: openBudget(services.rateLimits, 'pages of guests'),
    cookies: { read: () => undefined, keep: () => undefined },
    loaders: new Loaders(services),
    note: () => undefined,
  };
}

async function build(
  request: Request,
  services: Services,
  config: ContextConfig,
  token: string | undefined,
  speech: Pick<RequestContext, 'language' | 'isLanguageChosen'>,
): Promise<RequestContext> {
  const viewer = token ? await findViewer(services, token) : null;
  if (viewer) noteFacts(request.res, { shopper: viewer.id });
  const clientAddress = clientAddressKey(request);
  const key = viewer ? `account ${viewer.id}` : `address ${clientAddress}`;
  return {
    services: servicesFor(request, services),
    ...speech,
    // Checking a name takes as long as a small statement, and few requests have times in words.
    get timeZone() {
      return chooseTimeZone(readCookie(request, 'timeZone'));
    },
    inWords: (error) => wordsOf(error, speech.language),
    ...{ viewer, clientAddress },
    budget: openBudget(services.rateLimits, key, (cost) =>
      request.res?.set(rateLimitHeaders(cost)),
    ),
    userAgent: request.get('user-agent') ?? '',
    cookies: cookiesOf(request, services),
    origin: originOf(request, config),
    isDemo: config.demo,
    loaders: new Loaders(services),
    note: (facts: RequestFacts) => noteFacts(request.res, facts),
  };
}

/**
 * Services that log with the request's id. An operation releases its queue slot when it fetches from a shop:
 * waiting for a foreign server takes no processor time, and must not block queued requests.
 */
export function servicesFor({ log, res }: Request, services: Services): Services {
  const leave = releaseSlotOf(res);
  return {
    ...services,
    log,
    releaseSlot: leave,
    shops: leave ? releasingSlot(services.shops, leave) : services.shops,
  };
}

/** On a developer's machine any host name works; in production only the configured one is used. */
export function originOf({ protocol, host }: Request, { env, publicUrl }: ContextConfig): string {
  return env === 'production' || !host ? publicUrl : `${protocol}://${host}`;
}
