import type { QuotedRates } from './quoted-rates';

/** Reads `{"base": "EUR", "date": "2026-11-20", "rates": {"CNY": 8.26, "USD": 1.16, …}}`. */
export function readRatesJson(text: string): QuotedRates {
  const { base, date, rates } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
  if (typeof rates !== 'object' || rates === null) throw new Error('The answer holds no rates');
  return { base, date, rates: rates as QuotedRates['rates'] };
}
