import type { Quote } from './quote';

type UsableQuote = Extract<Quote, { readonly unusable: null }>;

/** Returns the quotes of the lines that carry the parcel, cheapest first; equal ones keep their order. */
export function usableByPrice(quotes: readonly Quote[]): UsableQuote[] {
  return quotes
    .filter((quote): quote is UsableQuote => quote.unusable === null)
    .sort((one, other) => one.total - other.total);
}

/** Returns the usable quote with the lowest total; null if no line carries the parcel. */
export function cheapestOf(quotes: readonly Quote[]): UsableQuote | null {
  return usableByPrice(quotes)[0] ?? null;
}
