import type { BuiltPages, BuiltRoute } from '../../../schema/built-pages.d.ts';
import type { Language } from '../../kernel/language';
import { introduceArticle, type ArticleIntroduction } from '../../modules/articles/public';
import type { Services } from '../../platform/services';
import { routeFinder } from './find-route';

/** The page that a URL requests. All URLs of one page give the same value, whatever other parts they have. */
export interface RequestedPage {
  /** Undefined where the client has no such page. */
  readonly route: BuiltRoute | undefined;
  /** Null if the number is unknown, undefined if the page is not an article (RT-20, RT-21). */
  readonly article: ArticleIntroduction | null | undefined;
  /** Its one address: what follows the number of an article is for readers. */
  readonly path: string;
  /** The query parameters that the page reads, with the question mark, or empty. */
  readonly query: string;
}

/** Route for every URL without a page; no page of the client has it. */
const NOWHERE = '/404';
const NO_ARTICLE = 'none';
const READABLE = '/:id?/*';
const NUMBER = /^\d{1,10}$/;

/** Returns how to find out what page a path and a query ask for, among those that are served. */
export function pageFinder(services: Services, routes: BuiltPages['routes']) {
  const findRoute = routeFinder(routes);
  return async (path: string, query: string, language: Language): Promise<RequestedPage> => {
    const route = findRoute(path);
    if (!route) return { route, article: undefined, path: NOWHERE, query: '' };
    const [base = '', isReadable] = route.pattern.split(/(?=\/:)/);
    const id = isReadable === READABLE ? path.slice(base.length).split('/')[1] : undefined;
    if (!id) return { route, article: undefined, path: base, query: queryRead(route, query) };
    const article = NUMBER.test(id) ? await introduceArticle(services, language, Number(id)) : null;
    return { route, article, path: `${base}/${article ? Number(id) : NO_ARTICLE}`, query: '' };
  };
}

/** Returns the query parameters that a page reads, in the order of their declaration. */
function queryRead({ reads }: BuiltRoute, query: string): string {
  const sent = new URLSearchParams(query);
  const read = reads.flatMap((name) =>
    sent.getAll(name).map((value) => [name, value] as [string, string]),
  );
  return read.length > 0 ? `?${new URLSearchParams(read).toString()}` : '';
}

export const isHelp = (path: string) => path.startsWith('/faq');
