const eastAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/**
 * Returns the separator between two parts of an address: a full-width comma between texts written without
 * spaces.
 */
export function commaBetween(before: string, after: string): string {
  return eastAsian.test(before) && eastAsian.test(after) ? '，' : ', ';
}

/** Returns the parts of an address, a name or the like in one line; those that are missing are left out. */
export function inOneLine(parts: readonly (string | null | undefined)[]): string {
  return parts
    .filter((part): part is string => Boolean(part))
    .map(
      (part, index, all) =>
        part + (index + 1 < all.length ? commaBetween(part, all[index + 1]!) : ''),
    )
    .join('');
}
