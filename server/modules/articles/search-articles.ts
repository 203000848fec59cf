import type { Language } from '../../kernel/language';
import type { Services } from '../../platform/services';
import { linkOf, type ArticleLink } from './article.queries';
import type { Article } from './article.entity';
import { readLibrary } from './article-library';
import { wordsOf } from './article-words';
import { findExcerpt } from './excerpt';
import { fillIn, readFigures, type Figures } from './placeholders';
import { plainTextOf } from './sanitize-article-html';
import { rootsOf, searchWords, wordsHeld, type Roots } from './search-words';

export interface ArticleHit extends ArticleLink {
  /** The words around the first find. */
  readonly excerpt: string;
}

const MAX_HITS = 20;

interface BareWords {
  readonly text: string;
  readonly roots: Roots;
}

/** The bare words of each article; those that were written anew are others. */
const bareWords = new WeakMap<Article, Partial<Record<Language, BareWords>>>();

/**
 * At most 20 articles that hold the words of `text`, whatever their case and form; those with the words in their names
 * first. Where none holds every word, those that hold the most. Nothing for an empty text. No statement while the
 * articles are kept in memory.
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
  const finds = shelves
    .flatMap(({ articles }) => articles)
    .map((article) => findIn(article, { language, figures, words }));
  const most = Math.max(1, ...finds.map(({ count }) => count));
  return finds
    .filter(({ count }) => count === most)
    .sort((one, other) => other.inName - one.inName)
    .slice(0, MAX_HITS)
    .map(({ hit }) => hit);
}

interface Search {
  readonly language: Language;
  readonly figures: Figures;
  readonly words: readonly string[];
}

interface Find {
  readonly hit: ArticleHit;
  /** How many of the words the article holds, and how many its name. */
  readonly count: number;
  readonly inName: number;
}

function findIn(article: Article, { language, figures, words }: Search): Find {
  const link = linkOf(article, language, figures);
  const bare = bareWordsOf(article, language);
  const body = fillIn(bare.text, figures, wordsOf(article, language).language);
  const name = link.name.toLowerCase();
  const held = wordsHeld(`${name} ${body}`.toLowerCase(), bare.roots, words);
  const inName = wordsHeld(name, rootsOf(name), words).length;
  return { hit: { ...link, excerpt: findExcerpt(body, held) }, count: held.length, inName };
}

function bareWordsOf(article: Article, language: Language): BareWords {
  const known = bareWords.get(article) ?? {};
  const words = known[language] ?? readBareWords(article, language);
  bareWords.set(article, { ...known, [language]: words });
  return words;
}

function readBareWords(article: Article, language: Language): BareWords {
  const { name, html } = wordsOf(article, language);
  const text = plainTextOf(html);
  return { text, roots: rootsOf(`${name} ${text}`.toLowerCase()) };
}
