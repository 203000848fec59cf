/** Cuts a text where one of the words looked for stands in it, whatever its case. */
export function markWords(text: string, words: string): { part: string; isMarked: boolean }[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [{ part: text, isMarked: false }];
  const anyWord = new RegExp(`(${wanted.map(escape).join('|')})`, 'i');
  return text
    .split(anyWord)
    .map((part, index) => ({ part, isMarked: index % 2 === 1 }))
    .filter(({ part }) => part !== '');
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
