/**
 * Returns the first value of a query parameter, by any of its names in any case; null if there is none. It
 * also reads links that other programs changed: `&amp;` between parameters, and `itemID%3D7` for `itemID=7`.
 */
export function parameterOf(page: URL, names: readonly string[]): string | null {
  const wanted = names.map((name) => name.toLowerCase());
  for (const piece of page.search.slice(1).split('&')) {
    const [name = '', ...value] = (piece.includes('=') ? piece : decode(piece)).split('=');
    if (wanted.includes(name.toLowerCase())) return decode(value.join('='));
  }
  return null;
}

/** Decodes percent-encoding; a text in another encoding than UTF-8 stays as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
