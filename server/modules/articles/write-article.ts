import type { EntityManager } from 'typeorm';
import type { Actor } from '../../kernel/actor';
import { recordAction } from '../../platform/audit/audit';
import { InputRefused } from '../../platform/validation/input-refused';
import type { ValidationContext } from '../../platform/validation/validation-keys';
import type { Services } from '../../platform/services';
import { ArticleGroup } from './article-group.entity';
import { Article } from './article.entity';
import { forgetLibrary } from './article-library';
import { sanitizeArticleHtml } from './sanitize-article-html';

const MAX_NAME = 200;
/** At three bytes per Chinese character this fits MySQL's TEXT. */
export const MAX_BODY = 20_000;

/** An article as input; its HTML is not trusted. A language without text is ''. */
export type ArticleDraft = Omit<Article, 'updatedAt'>;

/**
 * Writes an article, or replaces the one with its number. Other processes show it within seconds.
 * @throws InputRefused (VALIDATION_FAILED) as `putArticle` does
 */
export async function writeArticle(
  services: Services,
  by: Actor,
  draft: ArticleDraft,
): Promise<void> {
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    await putArticle(tx, draft, now);
    const subject = String(draft.id);
    await recordAction(tx, by, { action: 'ARTICLE_PUBLISHED', subject }, now);
  });
  forgetLibrary(services);
}

/**
 * Publishes an article. All HTML of articles is sanitised here.
 * @throws InputRefused (VALIDATION_FAILED) for a number below 1, an unknown group, names or bodies that are
 *   too long, a name without a body or the reverse, and an article in no language
 */
export async function putArticle(
  tx: EntityManager,
  draft: ArticleDraft,
  updatedAt: Date,
): Promise<void> {
  const htmlEn = sanitizeArticleHtml(draft.htmlEn);
  const htmlZh = sanitizeArticleHtml(draft.htmlZh);
  const { id, ...article } = { ...draft, htmlEn, htmlZh, updatedAt };
  if (!Number.isInteger(id) || id < 1) refuse('id', { key: 'tooSmall', params: { min: 1 } });
  refuseWords('En', article.nameEn, htmlEn);
  refuseWords('Zh', article.nameZh, htmlZh);
  if (!htmlEn && !htmlZh) refuse('htmlEn', { key: 'required', params: {} });
  await requireGroup(tx, article.groupId);
  const { affected } = await tx.update(Article, { id }, article);
  if (affected === 0) await tx.insert(Article, { id, ...article });
}

/** @throws InputRefused (VALIDATION_FAILED), which lists the existing groups. */
export async function requireGroup(tx: EntityManager, groupId: string): Promise<void> {
  const groups = await tx.find(ArticleGroup, { order: { position: 'ASC' } });
  if (groups.some(({ id }) => id === groupId)) return;
  const type = `one of ${groups.map(({ id }) => id).join(' ')}`;
  refuse('groupId', { key: 'expected', params: { type } });
}

/** @throws InputRefused (VALIDATION_FAILED) unless both or neither are given. */
function refuseWords(language: 'En' | 'Zh', name: string, html: string): void {
  refuseLength(`name${language}`, name, MAX_NAME);
  refuseLength(`html${language}`, html, MAX_BODY);
  if (name.trim() && !html) refuse(`html${language}`, { key: 'required', params: {} });
  if (html && !name.trim()) refuse(`name${language}`, { key: 'required', params: {} });
}

/** @throws InputRefused (VALIDATION_FAILED) */
export function refuseLength(field: string, text: string, max: number): void {
  if (text.length > max) refuse(field, { key: 'tooLong', params: { max } });
}

function refuse(field: string, problem: ValidationContext): never {
  throw new InputRefused({ [field]: problem });
}
