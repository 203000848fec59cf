import type { Language } from '../../kernel/language';
import type { Services } from '../../platform/services';
import { linkOf, type ArticleLink } from './article.queries';
import type { Article } from './article.entity';
import { readLibrary } from './article-library';
import { wordsOf } from './article-words';
import { findExcerpt } from './excerpt';
import { fillIn, readFigures, type Figures } from './placeholders';
import { plainTextOf } from './sanitize-article-html';
import { holdsAll, searchWords } from './search-words';

export interface ArticleHit extends ArticleLink {
  /** The words around the first find. */
  readonly excerpt: string;
}

const MAX_HITS = 20;

/** The bare words of each article; those that were written anew are others. */
const bareWords = new WeakMap<Article, Partial<Record<Language, string>>>();

/**
 * At most 20 articles that hold every word of `text`, whatever their case; those with the words in
 * their names first. Nothing for an empty text. No statement while the articles are kept in memory.
 */
export async function searchArticles(
  services: Services,
  language: Language,
  text: string,
): Promise<ArticleHit[]> {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const shelves = await readLibrary(services);
  const figures = await readFigures(services);
  const hits = shelves
    .flatMap(({ articles }) => articles)
    .flatMap((article) => hitOf(article, { language, figures, words }));
  const isNamed = (hit: ArticleHit) => holdsAll(hit.name.toLowerCase(), words);
  return [...hits.filter(isNamed), ...hits.filter((hit) => !isNamed(hit))].slice(0, MAX_HITS);
}

interface Search {
  readonly language: Language;
  readonly figures: Figures;
  readonly words: readonly string[];
}

function hitOf(article: Article, { language, figures, words }: Search): ArticleHit[] {
  const link = linkOf(article, language, figures);
  const body = fillIn(bareWordsOf(article, language), figures, wordsOf(article, language).language);
  const isHit = holdsAll(`${link.name} ${body}`.toLowerCase(), words);
  return isHit ? [{ ...link, excerpt: findExcerpt(body, words) }] : [];
}

function bareWordsOf(article: Article, language: Language): string {
  const known = bareWords.get(article) ?? {};
  const words = known[language] ?? plainTextOf(wordsOf(article, language).html);
  bareWords.set(article, { ...known, [language]: words });
  return words;
}
