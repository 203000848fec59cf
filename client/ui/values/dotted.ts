/** Joins texts by dots; no wrapped line begins with a dot. */
export function dotted(words: readonly (string | false | null | undefined)[]): string {
  return words.filter(Boolean).join('\u00a0· ');
}
