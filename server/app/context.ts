import type { Request } from 'express';
import { wordsOf } from '../i18n/words-of-refusal';
import { chooseLanguage, type Language } from '../kernel/language';
import { findViewer } from '../modules/accounts/public';
import { openBudget, rateLimitHeaders } from '../platform/http/budget';
import { clientAddressKey } from '../platform/http/client-address';
import { Loaders } from '../platform/loaders';
import type { Config } from '../platform/config';
import type { RequestContext } from '../platform/request-context';
import type { Services } from '../platform/services';
import { cookiesOf, readCookie } from './read-cookie';

type ContextConfig = Pick<Config, 'demo' | 'env' | 'publicUrl'>;

/** The language a request asks for (CO-07). */
export function languageOf(request: Request): Language {
  return chooseLanguage(request.get('client-lang'), request.get('accept-language'));
}

/**
 * What a request may do and in which words it is answered. The Authorization header alone gives
 * authority (AU-02), raw or as Bearer; the cookie never does, so a forged cross-site request has
 * none. Costs one statement, or none without a token.
 */
export async function contextOf(
  request: Request,
  services: Services,
  config: ContextConfig,
): Promise<RequestContext> {
  const token = request.headers.authorization?.replace(/^Bearer\s+/i, '').trim();
  const isLanguageChosen = request.get('client-lang') !== undefined;
  const speech = { language: languageOf(request), isLanguageChosen };
  return build(request, services, config, token, speech);
}

/**
 * For whom, and in which language (CO-07), the page itself is written: a browser that asks for a
 * page sends cookies and nothing else. Not for calls; a page only reads.
 */
export async function pageContextOf(
  request: Request,
  services: Services,
  config: ContextConfig,
  token: string | undefined,
): Promise<RequestContext> {
  const language = chooseLanguage(readCookie(request, 'lang'), request.get('accept-language'));
  return build(request, services, config, token, { language, isLanguageChosen: false });
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
    services: { ...services, log: request.log },
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

/** On a developer's machine every name of it leads here; in production only ours is told. */
function originOf({ protocol, host }: Request, { env, publicUrl }: ContextConfig): string {
  return env === 'production' || !host ? publicUrl : `${protocol}://${host}`;
}
