/**
 * Returns the first value of a query parameter, by any of its names in any case; null where there is
 * none. It also reads what other programs did to a link: `&amp;` between parameters, and `itemID%3D7`
 * for `itemID=7`.
 */
export function parameterOf(page: URL, names: readonly string[]): string | null {
  const wanted = names.map((name) => name.toLowerCase());
  for (const piece of page.search.slice(1).split('&')) {
    const [name = '', ...value] = (piece.includes('=') ? piece : decode(piece)).split('=');
    if (wanted.includes(name.toLowerCase())) return decode(value.join('='));
  }
  return null;
}

/** Undoes percent-encoding; a text that is encoded in another way than UTF-8 stays as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
