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
  /** The words around the first match. */
  readonly excerpt: string;
}

const MAX_HITS = 20;

const HEADING = /<h[2-4]>.*?<\/h[2-4]>/gs;

/** Weight of a word by its place. */
const PLACES = { name: 3, heading: 2, body: 1 } as const;

/** Articles below this share of the best score are left out. */
const LEAST_SHARE = 1 / 3;

interface BareWords {
  readonly text: string;
  readonly roots: Roots;
  readonly headings: string;
}

/** Cache of the plain words of each article; a changed article is a new object. */
const bareWords = new WeakMap<Article, Partial<Record<Language, BareWords>>>();

/**
 * Returns at most 20 articles that contain the words of `text`, whatever their case and form, best first: a
 * word scores more in a name than in a heading, there more than elsewhere, and more if fewer articles contain
 * it. Returns none for an empty text. No statement while the articles are cached.
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
  const weights = words.map((_, at) => {
    const holding = finds.filter(({ places }) => places[at]! > 0).length;
    return Math.log(1 + finds.length / Math.max(1, holding));
  });
  const ranked = finds
    .map(({ hit, places }) => ({
      hit,
      score: places.reduce((sum, place, at) => sum + place * weights[at]!, 0),
    }))
    .sort((one, other) => other.score - one.score);
  const best = ranked[0]?.score ?? 0;
  return ranked
    .filter(({ score }) => score > 0 && score >= best * LEAST_SHARE)
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
  /** Score of each word by its place in the article; 0 if it is missing. */
  readonly places: readonly number[];
}

function findIn(article: Article, { language, figures, words }: Search): Find {
  const link = linkOf(article, language, figures);
  const bare = bareWordsOf(article, language);
  const body = fillIn(bare.text, figures, wordsOf(article, language).language);
  const name = link.name.toLowerCase();
  const all = `${name} ${body}`.toLowerCase();
  const nameRoots = rootsOf(name);
  const headingRoots = rootsOf(bare.headings);
  const placeOf = (word: string) => {
    if (wordsHeld(name, nameRoots, [word]).length > 0) return PLACES.name;
    if (wordsHeld(bare.headings, headingRoots, [word]).length > 0) return PLACES.heading;
    return wordsHeld(all, bare.roots, [word]).length > 0 ? PLACES.body : 0;
  };
  const held = wordsHeld(all, bare.roots, words);
  return { hit: { ...link, excerpt: findExcerpt(body, held) }, places: words.map(placeOf) };
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
  const headings = [...html.matchAll(HEADING)].map(([heading]) => plainTextOf(heading)).join(' ');
  return {
    ...{ text, headings: headings.toLowerCase() },
    roots: rootsOf(`${name} ${text}`.toLowerCase()),
  };
}
