import { fetchText } from './fetch-text';
import type { ExchangeRateSource, PublishedRates } from './exchange-rate';
import { ratesOfBase, type QuotedRates } from './quoted-rates';
import { readEcbXml } from './read-ecb-xml';

/** The parsers of rate lists, by the subtype in the response's content type. */
const readers: readonly (readonly [RegExp, (text: string) => QuotedRates])[] = [
  [/^application\/(.+\+)?json\b/, readRatesJson],
  [/^(application|text)\/(.+\+)?xml\b/, readEcbXml],
];

/**
 * Rates from a configured URL that returns the daily XML of the European Central Bank, or JSON in the format of
 * Frankfurter.
 */
export function httpRates(url: string): ExchangeRateSource {
  const { host } = new URL(url);
  return {
    host,
    async latest(): Promise<PublishedRates> {
      const { mediaType, text } = await fetchText(url);
      const read = readers.find(([kind]) => kind.test(mediaType))?.[1];
      if (!read) throw new Error(`${host} answered ${mediaType || 'nothing known'}`);
      return ratesOfBase(read(text));
    },
  };
}

/** Reads `{"base": "EUR", "date": "2026-11-20", "rates": {"CNY": 8.26, "USD": 1.16, …}}`. */
function readRatesJson(text: string): QuotedRates {
  const { base, date, rates } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
  if (typeof rates !== 'object' || rates === null) throw new Error('The answer holds no rates');
  return { base, date, rates: rates as QuotedRates['rates'] };
}
