/** Chinese is written without spaces, so a dictionary tells where its words end. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const HAN = /\p{Script=Han}/u;
/** What questions are asked with and articles need not hold. */
const asking = new Set([
  ...'的 了 吗 呢 是 在 和 与 怎么 多久 多少 如何 什么 可以 能 我'.split(' '),
  ...'a an the is are do does did can could may will i you we my your it how what when where'.split(
    ' ',
  ),
  ...'why which who long much many to of for in on and or if there'.split(' '),
]);

/**
 * Returns the words that an article must hold for a search to find it, in small letters: parted by
 * spaces, Chinese by its dictionary. Full-width letters and digits count as their narrow ones.
 */
export function searchWords(text: string): string[] {
  const parts = text.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  const told = parts.filter((part) => !asking.has(part));
  const kept = told.length > 0 ? told : parts;
  return [...new Set(kept.flatMap((part) => (HAN.test(part) ? chineseWords(part) : [part])))];
}

/**
 * Signs that the dictionary leaves single are one word together: it does not know it. Where nothing
 * but asking is left, the whole is looked for as it was typed.
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

/** Whether a text in small letters holds every word. */
export function holdsAll(lower: string, words: readonly string[]): boolean {
  return words.every((word) => lower.includes(word));
}
