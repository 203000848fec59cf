/**
 * Returns whether what was typed or pasted is roughly an email address, also in full-width letters or in the brackets of a
 * mail program; the server makes it plain, and whether it is one, only mail can tell.
 */
export function isLikeEmail(typed: string): boolean {
  return /(?:^|<|:)[^\s@<>:]+@[^\s@<>][^\s@<>.]*\.[^\s@<>]+>?$/.test(
    typed.normalize('NFKC').trim(),
  );
}
