import { InputRefused } from '../../platform/graphql/validate-input';
import type { ValidationContext } from '../../platform/graphql/input-fields';
import type { Services } from '../../platform/services';
import { ArticleGroup } from './article-group.entity';
import { Article } from './article.entity';
import { forgetLibrary } from './article-library';
import { sanitizeArticleHtml } from './sanitize-article-html';

const MAX_NAME = 200;
/** In the three bytes that a Chinese character takes this fits MySQL's TEXT. */
const MAX_HTML = 20_000;

type Words = Pick<Article, 'nameEn' | 'nameZh' | 'htmlEn' | 'htmlZh'>;

/** An article as an operator writes it; the HTML may come from anywhere. */
export type ArticleDraft = Omit<Article, 'updatedAt'>;

/**
 * Writes an article, or writes it anew when its number is known. Its HTML is cleaned here, once and
 * for all readers. Other processes show it within seconds.
 * @throws InputRefused (VALIDATION_FAILED) for a number below 1, an unknown group, and names or
 * bodies that are empty or too long
 */
export async function writeArticle(services: Services, draft: ArticleDraft): Promise<void> {
  const htmlEn = sanitizeArticleHtml(draft.htmlEn);
  const htmlZh = sanitizeArticleHtml(draft.htmlZh);
  const updatedAt = services.clock.now();
  const { id, ...words } = { ...draft, htmlEn, htmlZh, updatedAt };
  if (!Number.isInteger(id) || id < 1) refuse('id', { key: 'tooSmall', params: { min: 1 } });
  refuseWords(words);
  await services.db.transaction(async (tx) => {
    if (!(await tx.existsBy(ArticleGroup, { id: draft.groupId })))
      refuse('groupId', { key: 'unknownChoice', params: {} });
    const { affected } = await tx.update(Article, { id }, words);
    if (affected === 0) await tx.insert(Article, { id, ...words });
  });
  forgetLibrary(services);
}

function refuseWords(words: Words): void {
  const limits = { nameEn: MAX_NAME, nameZh: MAX_NAME, htmlEn: MAX_HTML, htmlZh: MAX_HTML };
  for (const [field, max] of Object.entries(limits) as [keyof Words, number][]) {
    if (words[field].trim() === '') refuse(field, { key: 'required', params: {} });
    if (words[field].length > max) refuse(field, { key: 'tooLong', params: { max } });
  }
}

function refuse(field: string, problem: ValidationContext): never {
  throw new InputRefused({ [field]: problem });
}
