import { currencies, type Currency } from '../../kernel/currency';
import { divideRates, parseRate, type Rate } from '../../kernel/rate';
import type { PublishedRates } from './exchange-rate';

/** A list of rates as it was read: nothing of it is known to be right yet. */
export interface QuotedRates {
  /** The currency of which one unit is quoted. */
  readonly base: unknown;
  /** The day they are of, or an instant. */
  readonly date: unknown;
  /** Code of a currency → its rate as it was written. */
  readonly rates: Readonly<Record<string, unknown>>;
}

/** Exchanges the base for the yuan. @throws Error unless base, date and all our currencies are there. */
export function ratesOfBase({ base, date, rates }: QuotedRates): PublishedRates {
  if (typeof base !== 'string') throw new Error('The list has no base');
  // The base itself is usually left out of the list.
  const known = { ...rates, [base]: '1' };
  const yuan = rateOf(known, 'CNY');
  const pairs = currencies.map((code) => [code, divideRates(rateOf(known, code), yuan)] as const);
  return { asOf: readDay(date), perYuan: Object.fromEntries(pairs) as Record<Currency, Rate> };
}

function rateOf(rates: QuotedRates['rates'], code: Currency): Rate {
  // A number is written out as it came: its shortest form, never calculated with.
  return parseRate(String(rates[code]));
}

function readDay(date: unknown): Date {
  const day = new Date(typeof date === 'string' ? date : Number.NaN);
  if (Number.isNaN(day.getTime())) throw new Error('The list has no date');
  return day;
}
