import type { Request } from 'express';
import { wordsOf } from '../i18n/words-of-refusal';
import { chooseLanguage, chooseOffered, type Language } from '../kernel/language';
import { findViewer } from '../modules/accounts/public';
import { readSite } from '../modules/site/public';
import { openBudget, rateLimitHeaders } from '../platform/http/budget';
import { clientAddressKey } from '../platform/http/client-address';
import { Loaders } from '../platform/loaders';
import type { Config } from '../platform/config';
import { releasingSlot } from '../platform/item-page/reading';
import type { RequestContext } from '../platform/request-context';
import type { Services } from '../platform/services';
import { cookiesOf, readCookie } from './read-cookie';
import { turnOf } from './turns';

type ContextConfig = Pick<Config, 'demo' | 'env' | 'publicUrl'>;

const preferencesOf = (request: Request) => [
  request.get('client-lang'),
  request.get('accept-language'),
];

/** The language a request asks for (CO-07), while the configuration cannot be asked. */
export function languageOf(request: Request): Language {
  return chooseLanguage(...preferencesOf(request));
}

/**
 * What a request may do and in which words it is answered. The Authorization header alone gives
 * authority (AU-02), raw or as Bearer; the cookie never does, so a forged cross-site request has
 * none. Costs one statement, or none without a token, beside the configuration.
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
 * The language in which a page is written (CO-07): the one that its address names, as search engines
 * are told, else the shopper's choice, else what the browser asks for.
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
 * For whom the page itself is written: a browser that asks for a page sends cookies and nothing
 * else. Not for calls; a page only reads.
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

/**
 * Any guest at all: what is answered in it depends on the language alone, so that one page may be shown
 * to many.
 */
export function guestContextOf(
  services: Services,
  { demo, publicUrl }: Pick<Config, 'demo' | 'publicUrl'>,
  language: Language,
): RequestContext {
  return {
    services,
    ...{ language, isLanguageChosen: false },
    inWords: (error) => wordsOf(error, language),
    ...{ viewer: null, clientAddress: 'page', userAgent: '', origin: publicUrl, isDemo: demo },
    budget: openBudget(services.rateLimits, 'pages of guests'),
    cookies: { read: () => undefined, keep: () => undefined },
    loaders: new Loaders(services),
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
  const clientAddress = clientAddressKey(request);
  const key = viewer ? `account ${viewer.id}` : `address ${clientAddress}`;
  return {
    services: servicesFor(request, services),
    ...speech,
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
  };
}

/**
 * Services that log with the request's id. An operation gives up its turn when it asks a shop: waiting for
 * somebody else's server takes no work of ours, and must not keep those out who wait for their turn.
 */
export function servicesFor({ log, res }: Request, services: Services): Services {
  const leave = turnOf(res);
  return {
    ...services,
    log,
    releaseSlot: leave,
    shops: leave ? releasingSlot(services.shops, leave) : services.shops,
  };
}

/** On a developer's machine every name of it leads here; in production only ours is told. */
export function originOf({ protocol, host }: Request, { env, publicUrl }: ContextConfig): string {
  return env === 'production' || !host ? publicUrl : `${protocol}://${host}`;
}
