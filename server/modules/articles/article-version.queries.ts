import { DomainError } from '../../kernel/errors';
import { escapeHtml } from '../../kernel/escape-html';
import type { Language } from '../../kernel/language';
import type { Services } from '../../platform/services';
import { readLibrary } from './article-library';
import { ArticleVersion } from './article-version.entity';
import { renderMarkdown, writeMarkdown } from './markdown';
import { fillInHtml, readFigures } from './placeholders';

/** An article in the operator's list. */
export interface ArticleRow {
  readonly id: number;
  readonly groupId: string;
  readonly position: number;
  readonly isFaq: boolean;
  readonly nameEn: string;
  readonly nameZh: string;
  /** True if a draft is newer than the published version, or nothing was published yet. */
  readonly isDrafted: boolean;
}

/** Returns every article, drafts of new ones at the end. */
export async function listArticles(services: Services): Promise<ArticleRow[]> {
  const shelves = await readLibrary(services);
  const shown = shelves.flatMap(({ articles }) => articles);
  const latest = await latestVersions(services);
  const isDrafted = (id: number) => latest.get(id)?.publishedAt === null;
  const unseen = [...latest.values()].filter(
    ({ articleId }) => !shown.some(({ id }) => id === articleId),
  );
  return [
    ...shown.map((article) => ({ ...article, isDrafted: isDrafted(article.id) })),
    ...unseen.map((version) => ({ ...version, id: version.articleId, isDrafted: true })),
  ];
}

async function latestVersions({ db }: Services): Promise<Map<number, ArticleVersion>> {
  const versions = await db.read.find(ArticleVersion, { order: { number: 'ASC' } });
  return new Map(versions.map((version) => [version.articleId, version]));
}

/** Returns the versions of an article, the latest first; none if it was never written in Markdown. */
export function listVersions({ db }: Services, articleId: number): Promise<ArticleVersion[]> {
  return db.read.find(ArticleVersion, { where: { articleId }, order: { number: 'DESC' } });
}

type Words = Pick<ArticleVersion, 'nameEn' | 'nameZh' | 'bodyEn' | 'bodyZh'>;

/**
 * Returns an article as Markdown: the given version, else the latest.
 * @throws DomainError NOT_FOUND
 */
export async function readArticleText(
  services: Services,
  articleId: number,
  language: Language,
  number?: number,
): Promise<string> {
  return writeMarkdown(wordsIn(await findWords(services, articleId, number), language));
}

/**
 * Returns the HTML that readers would see of a version, with the figures of the site filled in.
 * @throws DomainError NOT_FOUND
 */
export async function previewArticle(
  services: Services,
  articleId: number,
  language: Language,
  number?: number,
): Promise<string> {
  const { name, body } = wordsIn(await findWords(services, articleId, number), language);
  const html = `<h1>${escapeHtml(name)}</h1>\n${renderMarkdown(body)}`;
  return fillInHtml(html, await readFigures(services), language);
}

function wordsIn({ nameEn, nameZh, bodyEn, bodyZh }: Words, language: Language) {
  return language === 'en' ? { name: nameEn, body: bodyEn } : { name: nameZh, body: bodyZh };
}

async function findWords(services: Services, articleId: number, number?: number): Promise<Words> {
  const versions = await listVersions(services, articleId);
  const version = versions.find((one) => number === undefined || one.number === number);
  if (version) return version;
  const shelves = await readLibrary(services);
  const shown = shelves.flatMap(({ articles }) => articles).find(({ id }) => id === articleId);
  if (!shown || (number ?? 1) !== 1) throw new DomainError('NOT_FOUND');
  return { ...shown, bodyEn: shown.htmlEn, bodyZh: shown.htmlZh };
}
