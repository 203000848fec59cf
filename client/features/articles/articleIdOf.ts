/** The largest number that the server takes for an Int. */
const MAX_INT = 2 ** 31 - 1;

/** The number of an article as it stands in an address; undefined for what is none. */
export function articleIdOf(text = ''): number | undefined {
  const id = Number(text);
  return /^\d+$/.test(text) && id <= MAX_INT ? id : undefined;
}
