import type { Language } from '../../kernel/language';
import type { Services } from '../../platform/services';
import { readSite } from '../site/public';
import type { ArticleGroup, ArticleGroupType } from './article-group.entity';
import type { Article } from './article.entity';
import { readLibrary, type Shelf } from './article-library';
import { fillIn, fillInHtml } from './placeholders';
import { findExcerpt } from './excerpt';
import { plainTextOf } from './sanitize-article-html';

/** An article as a link shows it, in one language. */
export interface ArticleLink {
  readonly id: number;
  readonly name: string;
  readonly isFaq: boolean;
}

export interface ArticleGroupView {
  readonly id: string;
  readonly type: ArticleGroupType;
  readonly name: string;
  readonly articles: ArticleLink[];
}

export interface ArticleView extends ArticleLink {
  readonly html: string;
  readonly updatedAt: Date;
  readonly group: ArticleGroupView;
}

export interface ArticleHit extends ArticleLink {
  /** The words around the first find. */
  readonly excerpt: string;
}

const MAX_HITS = 20;

const columns = {
  en: { name: 'nameEn', html: 'htmlEn' },
  zh: { name: 'nameZh', html: 'htmlZh' },
} as const;

/** The groups of the help centre or the footer, with their articles, in their order. */
export async function listArticleGroups(
  services: Services,
  language: Language,
  type: ArticleGroupType,
): Promise<ArticleGroupView[]> {
  const shelves = await readLibrary(services);
  const site = await readSite(services);
  return shelves
    .filter((shelf) => shelf.type === type)
    .map((shelf) => viewOfShelf(shelf, language, site));
}

/** One article in the given language; null when there is none of that number. */
export async function findArticle(
  services: Services,
  language: Language,
  id: number,
): Promise<ArticleView | null> {
  const shelves = await readLibrary(services);
  const site = await readSite(services);
  for (const shelf of shelves) {
    const article = shelf.articles.find((candidate) => candidate.id === id);
    if (article)
      return {
        ...linkOf(article, language, site),
        html: fillInHtml(article[columns[language].html], site),
        updatedAt: article.updatedAt,
        group: viewOfShelf(shelf, language, site),
      };
  }
  return null;
}

/** Name and first words of an article, for search engines; null when there is none of that number. */
export async function introduceArticle(
  services: Services,
  language: Language,
  id: number,
): Promise<{ title: string; description: string } | null> {
  const article = await findArticle(services, language, id);
  if (!article) return null;
  return { title: article.name, description: findExcerpt(plainTextOf(article.html), []) };
}

/**
 * At most 20 articles that hold every word of `text`, whatever their case; those with the words in
 * their names first. Nothing for an empty text.
 */
export async function searchArticles(
  services: Services,
  language: Language,
  text: string,
): Promise<ArticleHit[]> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const shelves = await readLibrary(services);
  const site = await readSite(services);
  const hits = shelves
    .flatMap(({ articles }) => articles)
    .flatMap((article) => {
      const link = linkOf(article, language, site);
      const body = fillIn(plainTextOf(article[columns[language].html]), site);
      const isHit = holdsAll(`${link.name} ${body}`, words);
      return isHit ? [{ ...link, excerpt: findExcerpt(body, words) }] : [];
    });
  const isNamed = (hit: ArticleHit) => holdsAll(hit.name, words);
  return [...hits.filter(isNamed), ...hits.filter((hit) => !isNamed(hit))].slice(0, MAX_HITS);
}

function holdsAll(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

type Site = Parameters<typeof fillIn>[1];

function viewOfShelf(shelf: Shelf, language: Language, site: Site): ArticleGroupView {
  const { id, type, articles } = shelf;
  const name = fillIn(nameOf(shelf, language), site);
  return { id, type, name, articles: articles.map((article) => linkOf(article, language, site)) };
}

function linkOf(article: Article, language: Language, site: Site): ArticleLink {
  const { id, isFaq } = article;
  return { id, isFaq, name: fillIn(nameOf(article, language), site) };
}

function nameOf(named: Article | ArticleGroup, language: Language): string {
  return named[columns[language].name];
}
