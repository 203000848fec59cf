import type { Quote } from './quote';

type UsableQuote = Extract<Quote, { readonly unusable: null }>;

/** The quotes of the lines that carry the parcel, the cheapest first; alike ones in the order given. */
export function usableByPrice(quotes: readonly Quote[]): UsableQuote[] {
  return quotes
    .filter((quote): quote is UsableQuote => quote.unusable === null)
    .sort((one, other) => one.total - other.total);
}

/** The usable quote with the lowest total; null where no line carries the parcel. */
export function cheapestOf(quotes: readonly Quote[]): UsableQuote | null {
  return usableByPrice(quotes)[0] ?? null;
}
