import type { Language } from '../../kernel/language';
import { introduceArticle } from '../../modules/articles/public';
import type { Services } from '../../platform/services';

const ARTICLE_PATH = /^\/(?:faq|article)\/([^/]+)/;

/**
 * Title and description of the article that a path names; null when there is none of that number,
 * undefined for every other path (RT-20, RT-21).
 */
export async function articleTextsOf(path: string, language: Language, services: Services) {
  const [, id] = ARTICLE_PATH.exec(path) ?? [];
  return id === undefined ? undefined : introduceArticle(services, language, Number(id));
}
