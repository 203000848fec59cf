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
import type { ComposedPage } from './guest-pages';
import { headFacts } from './head-facts';

/** The facts about a request that its page depends on, beside the viewer. */
export interface PageRequest {
  readonly requested: RequestedPage;
  /** The cookies that the client reads, in the order it likes. */
  readonly cookies: string;
  readonly colorMode: ColorMode | null;
  /** True if the URL itself contains the language. */
  readonly isLanguageNamed: boolean;
  /** True if the browser is to load and render everything itself: the page then costs the server little. */
  readonly isBare: boolean;
  /** Key of the queue in which the rendering waits. */
  readonly clientAddress: string;
}

type Compose = (request: PageRequest, context: RequestContext) => Promise<ComposedPage>;

/** Returns how to make a page, rendered by the server or only by the browser. */
export function pageComposer(
  log: RequestContext['services']['log'],
  schema: GraphQLSchema,
  { html, pages, openRenderer }: BuiltClient,
): Compose {
  const loadShell = shellLoader(schema, pages.shellQuery);
  const fill = pageTemplate(html, pages.start);
  const render = createPageRenderer(openRenderer, { log });

  return async ({ requested, isBare, clientAddress, ...look }, context) => {
    const { services, language, viewer } = context;
    const { cookies, colorMode, isLanguageNamed } = look;
    const { route, article, path, query } = requested;
    const shell = isBare ? null : await loadShell(context);
    const rendered =
      shell && mayRender(requested, viewer)
        ? await render(clientAddress, {
            ...{ url: path + query, language, cookies, shell },
            prefetch: prefetchOn(route, viewer),
            runQuery: queryRunner(schema, context),
          })
        : 'clientOnly';
    const texts = article ?? (route?.texts ?? pages.notFound)[language];
    const site = await readSite(services);
    const title = [texts?.title, site.name].filter(Boolean).join(' · ');
    const description = texts?.description ?? '';
    const isFound = Boolean(route) && article !== null;
    const page = typeof rendered === 'object' ? rendered : null;
    const filled = fill({
      ...{ language, siteName: site.name, title, description, rendered: page, colorMode },
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
      isCacheable: rendered !== 'failed',
    };
  };
}

/**
 * Nothing is rendered when a guest is redirected to the sign-in, when a URL redirects, or when its article does
 * not exist.
 */
function mayRender({ route, article }: RequestedPage, viewer: RequestContext['viewer']): boolean {
  if (!route) return true;
  if (article === null || route.isRedirect) return false;
  return Boolean(route.isPublic || (viewer && !route.isDemoOnly));
}

/** All queries for a guest; for a shopper those of public pages, and of their own pages the frame alone. */
function prefetchOn(
  route: BuiltRoute | undefined,
  viewer: RequestContext['viewer'],
): RenderRequest['prefetch'] {
  if (!viewer) return 'all';
  return route?.isPublic ? 'first' : 'none';
}

function stateOf(
  language: Language,
  siteName: string,
  shell: Shell | null,
  page: { renderKey: string; cache: object } | null,
): object {
  if (!page) return { language, siteName, shell };
  return { language, siteName, shell: null, page: { key: page.renderKey, cache: page.cache } };
}

/** Scripts with the messages that the page needs, in the bundles of its viewer. */
function messageScripts(
  { messages, bundles }: BuiltPages,
  language: string,
  route: BuiltRoute | undefined,
  viewer: RequestContext['viewer'],
  rendered: object | null,
): string[] {
  const needed = viewer || rendered ? (route?.bundles ?? []) : [];
  return [messages[language], ...needed.map((bundle) => bundles[bundle]?.[language])].filter(
    (script) => script !== undefined,
  );
}
