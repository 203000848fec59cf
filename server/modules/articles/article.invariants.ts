import type { Invariant } from '../../platform/db/invariant';
import { Article } from './article.entity';
import { sanitizeArticleHtml } from './sanitize-article-html';

/** Article bodies stand in pages as they are, so none may hold more than the cleaning allows. */
export const everyArticleIsClean: Invariant = {
  name: 'every article is as clean as it was written',
  freezesPayments: false,
  async findViolations(em) {
    const articles = await em.find(Article);
    return articles
      .filter(({ htmlEn, htmlZh }) => !isClean(htmlEn) || !isClean(htmlZh))
      .map(({ id }) => `article ${id}`);
  },
};

function isClean(html: string): boolean {
  return sanitizeArticleHtml(html) === html;
}
