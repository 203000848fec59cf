import { cleanText } from './clean';
import { textIn, type Thing } from './thing';

/** A limit above the number of names that a page distinguishes. */
const MAX_ITEMS = 500;
const MAX_NAME = 300;

/**
 * Returns the items that the heading of a page names, which may say more than the name, as titles do: those
 * whose name it is, else those with the longest name within it, else those whose name begins with it.
 */
export function headedBy(items: readonly Thing[], headings: readonly string[]): Thing[] {
  const named = items
    .slice(0, MAX_ITEMS)
    .map((item) => ({ item, name: wordsOf(textIn(item, 'name')) }))
    .filter(({ name }) => name.length > 1);
  for (const heading of headings.map(wordsOf)) {
    const isWithin = named.filter(({ name }) => holds(heading, name));
    const longest = Math.max(...isWithin.map(({ name }) => name.length));
    const best = isWithin.filter(({ name }) => name.length === longest);
    const found =
      best.length > 0 ? best : named.filter(({ name }) => name.startsWith(`${heading} `));
    if (found.length > 0) return found.map(({ item }) => item);
  }
  return [];
}

/** Letters and figures in lower case, between single spaces. */
function wordsOf(text: string): string {
  const plain = cleanText(text, MAX_NAME).normalize('NFKC').toLowerCase();
  return plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
}

/** Whole words, where a script has spaces between them. */
function holds(heading: string, name: string): boolean {
  return /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u.test(name)
    ? heading.includes(name)
    : ` ${heading} `.includes(` ${name} `);
}
