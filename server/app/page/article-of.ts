import type { Language } from '../../kernel/language';
import { introduceArticle } from '../../modules/articles/public';
import type { Services } from '../../platform/services';

const ARTICLE_PATH = /^\/(faq|article)\/([^/]+)/;

/**
 * The article that a path names; null when there is none of that number, undefined for every other
 * path (RT-20, RT-21).
 */
export async function articleOf(path: string, language: Language, services: Services) {
  const [, , id] = ARTICLE_PATH.exec(path) ?? [];
  return id === undefined ? undefined : introduceArticle(services, language, Number(id));
}

/** The one address of a page: what follows the number of an article is for readers. */
export function addressOf(path: string): string {
  const [address = path] = ARTICLE_PATH.exec(path) ?? [];
  return address.replace(/(?<=.)\/$/, '');
}

export const isHelp = (path: string) => path.startsWith('/faq');
