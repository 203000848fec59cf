const BEFORE = 40;
const LENGTH = 140;

/**
 * Returns about 140 characters of a text around the first of the words it contains, with `…` where it is cut.
 */
export function findExcerpt(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = words.map((word) => lower.indexOf(word)).filter((place) => place >= 0);
  const first = places.length > 0 ? Math.min(...places) : 0;
  const start = startOfWord(text, Math.max(0, first - BEFORE));
  const end = endOfWord(text, Math.min(text.length, start + LENGTH));
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}

/**
 * Moves past the next space if one is near that does not separate a number from its unit; Chinese has none.
 */
function startOfWord(text: string, place: number): number {
  if (place === 0) return 0;
  const steps = text.slice(place).search(/(?<!\d) /);
  return steps >= 0 && steps < BEFORE / 2 ? place + steps + 1 : place;
}

/** Moves back to the last space if one is near. */
function endOfWord(text: string, place: number): number {
  if (place === text.length || text[place] === ' ') return place;
  const space = text.lastIndexOf(' ', place);
  return place - space < BEFORE / 2 ? space : place;
}
