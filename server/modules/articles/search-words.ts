import { stemmer } from '@orama/stemmers/english';
import { Converter } from 'opencc-js/t2cn';
import { wordOfArticles, wordsAskedAbout } from './questions';

/** Chinese is written without spaces, so a dictionary determines where words end. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const HAN = /\p{Script=Han}/u;
/** Words of asking, which articles need not contain. */
const asking = new Set([
  ...'的 了 吗 呢 是 在 和 与 怎么 多久 多少 多少钱 钱 如何 什么 可以 能 我 我想 想 我要 要 想要 请问 请 你们 您 有 是否'.split(
    ' ',
  ),
  ...'a an the is are do does did can could may will i you we my your it how what when where'.split(
    ' ',
  ),
  ...'why which who long much many to of for in on and or if there get need want please me about'.split(
    ' ',
  ),
  ...'have has be was were with take takes come this that any am'.split(' '),
]);

let simplify: ((text: string) => string) | undefined;

/** Returns a text in simplified characters; the table is loaded on first use. */
function simplified(text: string): string {
  if (!HAN.test(text)) return text;
  simplify ??= Converter({ from: 't', to: 'cn' });
  return simplify(text);
}

/** Separators of words; a percent sign stays with its number, a point and an apostrophe within a word. */
const between = /[^\p{L}\p{N}%.'’-]+|[.'’-]{2,}|[.'’-](?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[.'’-]/u;

/**
 * Returns the words that an article should contain for a search to find it, in lower case and simplified
 * characters: split at spaces and punctuation, Chinese by its dictionary. Full-width letters and digits count
 * as their narrow forms. Words for the subject of a question are added.
 */
export function searchWords(text: string): string[] {
  const said = simplified(text.normalize('NFKC').toLowerCase());
  const parts = said.split(between).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const told = parts.filter((part) => !asking.has(part));
  const kept = told.length > 0 ? told : parts;
  const words = kept.flatMap((part) => (HAN.test(part) ? chineseWords(part) : [part]));
  return [...new Set([...words.map(wordOfArticles), ...wordsAskedAbout(said)])];
}

/**
 * Consecutive single characters are joined to one word, because the dictionary does not know it. If only
 * words of asking are left, the text is searched as it was typed.
 */
function chineseWords(part: string): string[] {
  const words: string[] = [];
  let singles = '';
  for (const { segment, isWordLike } of segmenter.segment(part)) {
    const isKept = isWordLike === true && !asking.has(segment);
    const isSingle = isKept && [...segment].length === 1;
    if (isSingle) singles += segment;
    else words.push(singles, isKept ? segment : '');
    if (!isSingle) singles = '';
  }
  const found = [...words, singles].filter(Boolean);
  return found.length > 0 ? found : [part];
}

/** The stems of the English words of a text, each with the word that has it. */
export type Roots = ReadonlyMap<string, string>;

/** Returns the stems of a text in lower case. */
export function rootsOf(lower: string): Roots {
  return new Map((lower.match(/[a-z]+/g) ?? []).map((word) => [rootOf(word), word]));
}

/** Plurals and other forms have one stem, and so have British and American spellings: colour and color. */
function rootOf(word: string): string {
  const american = word
    .replace(/our(?=$|[a-z])/, 'or')
    .replace(/is(?=e|ing|ation)/, 'iz')
    .replace(/(?<=[a-z]{2}[nt])re(?=s?$)/, 'er')
    .replace(/ll(?=ed|ing|er)/, 'l')
    .replace(/ogue/, 'og')
    .replace(/ence(?=s?$)/, 'ense');
  return stemmer(american);
}

/** Returns the words that a text in lower case contains, in the form they have in it. */
export function wordsHeld(lower: string, roots: Roots, words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const held = lower.includes(word) ? word : roots.get(rootOf(word));
    return held === undefined ? [] : [held];
  });
}
