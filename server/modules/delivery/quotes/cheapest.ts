import type { Quote } from './quote';

/** The usable quote with the lowest total; null where no line carries the parcel. */
export function cheapestOf(quotes: readonly Quote[]): Quote | null {
  const usable = quotes.flatMap((quote) => (quote.unusable ? [] : [quote]));
  return usable.reduce<(typeof usable)[number] | null>(
    (best, quote) => (best && best.total <= quote.total ? best : quote),
    null,
  );
}
