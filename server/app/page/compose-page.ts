import type { GraphQLSchema } from 'graphql';
import type { BuiltPages, BuiltRoute } from '../../../schema/built-pages.d.ts';
import type { RenderRequest } from '../../../schema/page-renderer.d.ts';
import type { Language } from '../../kernel/language';
import { readSite } from '../../modules/site/public';
import type { RequestContext } from '../../platform/request-context';
import { contentPolicy } from '../security-headers';
import { queryRunner, shellLoader, type Shell } from './load-shell';
import { isHelp, type RequestedPage } from './requested-page';
import type { BuiltClient } from './built-client';
import type { ColorMode } from './color-mode';
import { createPageRenderer } from './render-page';
import { pageTemplate } from './fill-template';
import type { MadePage } from './guest-pages';
import { headFacts } from './head-facts';

/** What of a request its page depends on, beside who asks. */
export interface PageRequest {
  readonly asked: RequestedPage;
  /** The cookies that the client reads, in the order it likes. */
  readonly cookies: string;
  readonly colorMode: ColorMode | null;
  /** Whether the address itself names the language. */
  readonly isLanguageNamed: boolean;
  /** Whether the browser is to ask and draw everything itself: nothing of it costs us much then. */
  readonly isBare: boolean;
  /** Whose turn it takes to draw it. */
  readonly clientAddress: string;
}

type Compose = (request: PageRequest, context: RequestContext) => Promise<MadePage>;

/** Returns how to make a page, as the server draws it or with the browser to draw it. */
export function pageComposer(
  log: RequestContext['services']['log'],
  schema: GraphQLSchema,
  { html, pages, openRenderer }: BuiltClient,
): Compose {
  const loadShell = shellLoader(schema, pages.shellQuery);
  const fill = pageTemplate(html, pages.start);
  const draw = createPageRenderer(openRenderer, { log });

  return async ({ asked, isBare, clientAddress, ...look }, context) => {
    const { services, language, viewer } = context;
    const { cookies, colorMode, isLanguageNamed } = look;
    const { route, article, path, query } = asked;
    const shell = isBare ? null : await loadShell(context);
    const drawn =
      shell && mayDraw(asked, viewer)
        ? await draw(clientAddress, {
            ...{ url: path + query, language, cookies, shell },
            questions: questionsOn(route, viewer),
            ask: queryRunner(schema, context),
          })
        : 'left';
    const texts = article ?? (route?.texts ?? pages.notFound)[language];
    const site = await readSite(services);
    const title = [texts?.title, site.name].filter(Boolean).join(' · ');
    const description = texts?.description ?? '';
    const isFound = Boolean(route) && article !== null;
    const page = typeof drawn === 'object' ? drawn : null;
    const filled = fill({
      ...{ language, siteName: site.name, title, description, drawn: page, colorMode },
      facts:
        isFound && route?.isPublic
          ? headFacts({
              ...{ language, siteName: site.name, title, description, path, isLanguageNamed },
              languages: site.languages,
              origin: context.origin,
              article: article ?? null,
              isHelp: isHelp(path),
            })
          : '',
      scripts: [...messageScripts(pages, language, route, viewer, page), ...(route?.scripts ?? [])],
      fonts: pages.fonts,
      state: stateOf(language, site.name, shell, page),
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

/**
 * Where a guest is led to the sign-in, where an address leads on, and where it names an article that there
 * is not, there is nothing to draw.
 */
function mayDraw({ route, article }: RequestedPage, viewer: RequestContext['viewer']): boolean {
  if (!route) return true;
  if (article === null || route.isRedirect) return false;
  return Boolean(route.isPublic || (viewer && !route.isDemoOnly));
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
  drawn: { renderKey: string; cache: object } | null,
): object {
  if (!drawn) return { language, siteName, shell };
  return { language, siteName, shell: null, drawn: { for: drawn.renderKey, cache: drawn.cache } };
}

/** The scripts with the messages that the page will want: of those that come in lots, for whoever sees it. */
function messageScripts(
  { messages, lots }: BuiltPages,
  language: string,
  route: BuiltRoute | undefined,
  viewer: RequestContext['viewer'],
  drawn: object | null,
): string[] {
  const wanted = viewer || drawn ? (route?.lots ?? []) : [];
  return [messages[language], ...wanted.map((lot) => lots[lot]?.[language])].filter(
    (script) => script !== undefined,
  );
}
