/** The largest number that the server takes for an Int. */
const MAX_INT = 2 ** 31 - 1;

/** Parses the article number in an address; undefined if it is not one. */
export function articleIdOf(text = ''): number | undefined {
  const id = Number(text);
  return /^\d+$/.test(text) && id <= MAX_INT ? id : undefined;
}
