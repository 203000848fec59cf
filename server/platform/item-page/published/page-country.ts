/** Endings of hosts that are chosen for their sound, in whatever country. */
const soundingCountries = new Set('ai cc co fm gg io la ly me nu sh to tv ws'.split(' '));
/** Languages that are spoken in one country, or written without naming another. */
const languagesOfOne = new Set('ja zh ko sv nb nn no da is'.split(' '));

/**
 * Returns the country of a page, by the ending of its host and the regions of its locales, else by a language
 * that is spoken in one country. Null if nothing indicates it, or if they differ.
 */
export function countryOf(hostname: string, locales: readonly string[]): string | null {
  const ending = /\.([a-z]{2})\.?$/.exec(hostname)?.[1];
  const ofHost = ending && !soundingCountries.has(ending) ? [regionOfEnding(ending)] : [];
  const read = locales.slice(0, 10).flatMap(localeOf);
  const regions = new Set([...ofHost, ...read.flatMap(({ region }) => region ?? [])]);
  if (regions.size > 0) return onlyOne(regions);
  const languages = read.filter(
    ({ language, script }) => languagesOfOne.has(language) && script === undefined,
  );
  return onlyOne(new Set(languages.flatMap((locale) => locale.maximize().region ?? [])));
}

/** `uk` is the one ending that is no code of a country. */
function regionOfEnding(ending: string): string {
  return ending === 'uk' ? 'GB' : ending.toUpperCase();
}

/** Knows `zh-Hant-TW`, and `en_US` as Open Graph writes it. */
function localeOf(tag: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(tag.trim().replaceAll('_', '-'))];
  } catch {
    return [];
  }
}

function onlyOne(found: ReadonlySet<string>): string | null {
  const [one = null] = found;
  return found.size === 1 ? one : null;
}
