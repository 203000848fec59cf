/** Words in a row with dots between them; none of the later lines begins with a dot. */
export function dotted(words: readonly (string | false | null | undefined)[]): string {
  return words.filter(Boolean).join('\u00a0· ');
}
