import type { GraphQLSchema } from 'graphql';
import type { BuiltPages, BuiltRoute } from '../../../schema/built-pages.d.ts';
import type { RenderRequest } from '../../../schema/page-renderer.d.ts';
import type { Language } from '../../kernel/language';
import { readSite } from '../../modules/site/public';
import type { Config } from '../../platform/config';
import type { RequestContext } from '../../platform/request-context';
import { contentPolicy } from '../security-headers';
import { addressOf, articleOf, isHelp } from './article-of';
import { asker, shellAsker, type Shell } from './ask-shell';
import type { BuiltClient } from './built-client';
import type { ColorMode } from './color-mode';
import { pageDrawer } from './draw-page';
import { pageTemplate } from './fill-template';
import { routeFinder } from './find-route';
import type { MadePage } from './guest-pages';
import { headFacts } from './head-facts';

/** What of a request its page depends on, beside who asks. */
export interface PageAddress {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
  /** The cookies that the client reads, in the order it likes. */
  readonly cookies: string;
  readonly colorMode: ColorMode | null;
  /** Whether the address itself names the language. */
  readonly isLanguageNamed: boolean;
  /** Whether a token came along that we do not know. */
  readonly isStranger: boolean;
}

type Compose = (address: PageAddress, context: RequestContext) => Promise<MadePage>;

/** Returns how to make the page of an address, as the server draws it or with the browser to draw it. */
export function pageComposer(
  config: Config,
  log: RequestContext['services']['log'],
  schema: GraphQLSchema,
  { html, pages, openRenderer }: BuiltClient,
): Compose {
  const findRoute = routeFinder(
    pages.routes.filter(({ isDemoOnly }) => config.demo || !isDemoOnly),
  );
  const askShell = shellAsker(schema, pages.shellQuery);
  const fill = pageTemplate(html, pages.start);
  const draw = pageDrawer(openRenderer, { log });

  return async (address, context) => {
    const { services, language, viewer } = context;
    const { path, query, cookies, isStranger } = address;
    const route = findRoute(path);
    const [answered, article] = await Promise.all([
      askShell(context),
      articleOf(path, language, services),
    ]);
    // A token we do not know: the client has to hear that by itself, and end the session.
    const shell = isStranger ? null : answered;
    const drawn =
      shell && mayDraw(route, viewer)
        ? await draw({
            ...{ url: path + query, language, cookies, shell },
            questions: questionsOn(route, viewer),
            ask: asker(schema, context),
          })
        : 'left';
    const texts = article ?? (route?.texts ?? pages.notFound)[language];
    const siteName = answered?.site?.name ?? '';
    const title = [texts?.title, siteName].filter(Boolean).join(' · ');
    const description = texts?.description ?? '';
    const isFound = Boolean(route) && article !== null;
    const page = typeof drawn === 'object' ? drawn : null;
    const filled = fill({
      ...{ language, siteName, title, description, drawn: page },
      colorMode: address.colorMode,
      facts:
        isFound && route?.isPublic
          ? headFacts({
              ...{ language, siteName, title, description },
              languages: (await readSite(services)).languages,
              origin: context.origin,
              path: addressOf(path),
              isLanguageNamed: address.isLanguageNamed,
              article: article ?? null,
              isHelp: isHelp(path),
            })
          : '',
      scripts: [...messageScripts(pages, language, route, viewer, page), ...(route?.scripts ?? [])],
      fonts: pages.fonts,
      state: stateOf(language, siteName, shell, page),
    });
    return {
      status: isFound ? 200 : 404,
      html: filled.html,
      policy: contentPolicy(filled.inline),
      isForDevelopers: Boolean(route?.isDemoOnly),
      mayBeKept: drawn !== 'failed',
    };
  };
}

/** Where a guest is led to the sign-in, and where an address leads on, there is nothing to draw. */
function mayDraw(route: BuiltRoute | undefined, viewer: RequestContext['viewer']): boolean {
  return !route || (!route.leadsOn && Boolean(route.isPublic || (viewer && !route.isDemoOnly)));
}

/** A guest gets all there is; a shopper what everybody sees, and of their own pages the frame. */
function questionsOn(
  route: BuiltRoute | undefined,
  viewer: RequestContext['viewer'],
): RenderRequest['questions'] {
  if (!viewer) return 'all';
  return route?.isPublic ? 'first' : 'none';
}

function stateOf(
  language: Language,
  siteName: string,
  shell: Shell | null,
  drawn: { drawnFor: string; cache: object } | null,
): object {
  if (!drawn) return { language, siteName, shell };
  return { language, siteName, shell: null, drawn: { for: drawn.drawnFor, cache: drawn.cache } };
}

/** The scripts with the messages that the page will want: of the shoppers' ones, for whoever sees it. */
function messageScripts(
  { messages, shopperMessages }: BuiltPages,
  language: string,
  route: BuiltRoute | undefined,
  viewer: RequestContext['viewer'],
  drawn: object | null,
): string[] {
  const wanted = [
    messages[language],
    (viewer || drawn) && route?.isForShoppers && shopperMessages[language],
  ];
  return wanted.filter((script) => typeof script === 'string');
}
