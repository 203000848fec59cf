import type { Language } from '../../kernel/language';
import type { Services } from '../../platform/services';
import type { ArticleGroupType } from './article-group.entity';
import type { Article } from './article.entity';
import { readLibrary, type Shelf } from './article-library';
import { nameOfGroup, wordsOf } from './article-words';
import { fillIn, fillInHtml, readFigures, type Figures } from './placeholders';
import { findExcerpt } from './excerpt';
import { plainTextOf } from './sanitize-article-html';

/** An article as a link in one language. */
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
  /** The language it is written in, which can differ from the requested one. */
  readonly language: Language;
  readonly html: string;
  readonly updatedAt: Date;
  readonly group: ArticleGroupView;
}

/** Returns the groups of the help centre or the footer with their articles, in their order. */
export async function listArticleGroups(
  services: Services,
  language: Language,
  type: ArticleGroupType,
): Promise<ArticleGroupView[]> {
  const shelves = await readLibrary(services);
  const figures = await readFigures(services);
  return shelves
    .filter((shelf) => shelf.type === type)
    .map((shelf) => viewOfShelf(shelf, language, figures));
}

/**
 * Returns an article in the given language, or in another that it is written in; null if there is none of
 * that number.
 */
export async function findArticle(
  services: Services,
  language: Language,
  id: number,
): Promise<ArticleView | null> {
  const shelves = await readLibrary(services);
  const figures = await readFigures(services);
  for (const shelf of shelves) {
    const article = shelf.articles.find((candidate) => candidate.id === id);
    if (!article) continue;
    const words = wordsOf(article, language);
    return {
      ...linkOf(article, language, figures),
      language: words.language,
      html: fillInHtml(words.html, figures, words.language),
      updatedAt: article.updatedAt,
      group: viewOfShelf(shelf, language, figures),
    };
  }
  return null;
}

/** An article as structured data for search engines. */
export interface ArticleIntroduction {
  readonly title: string;
  /** Its first words. */
  readonly description: string;
  /** The whole text, without markup. */
  readonly text: string;
  readonly language: Language;
  readonly updatedAt: Date;
}

/** Returns the description of an article for search engines; null if there is none of that number. */
export async function introduceArticle(
  services: Services,
  language: Language,
  id: number,
): Promise<ArticleIntroduction | null> {
  const article = await findArticle(services, language, id);
  if (!article) return null;
  const text = plainTextOf(article.html);
  return {
    title: article.name,
    description: findExcerpt(text, []),
    text,
    language: article.language,
    updatedAt: article.updatedAt,
  };
}

/** Returns all readable articles in the order of their groups, for a site map. */
export async function listReadableArticles(
  services: Services,
): Promise<readonly Pick<Article, 'id' | 'isFaq' | 'updatedAt'>[]> {
  return (await readLibrary(services)).flatMap(({ articles }) => articles);
}

function viewOfShelf(shelf: Shelf, language: Language, figures: Figures): ArticleGroupView {
  const { id, type, articles } = shelf;
  const name = fillIn(nameOfGroup(shelf, language), figures, language);
  return {
    id,
    type,
    name,
    articles: articles.map((article) => linkOf(article, language, figures)),
  };
}

/** Returns the link to an article. */
export function linkOf(article: Article, language: Language, figures: Figures): ArticleLink {
  const { id, isFaq } = article;
  const words = wordsOf(article, language);
  return { id, isFaq, name: fillIn(words.name, figures, words.language) };
}
