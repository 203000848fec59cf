import { currencies, type Currency } from '../../kernel/currency';
import { divideRates, parseRate, type Rate } from '../../kernel/rate';
import type { ExchangeRateSource, PublishedRates } from './exchange-rate';

const DEADLINE_MS = 3_000;
const MAX_BYTES = 100_000;

/**
 * Rates from a configured address that answers as Frankfurter and the like do:
 * `{"base": "EUR", "date": "2026-11-20", "rates": {"CNY": 8.26, "USD": 1.16, …}}`, whatever the base.
 */
export function httpRates(url: string): ExchangeRateSource {
  const source = new URL(url).host;
  return {
    async latest() {
      const response = await fetch(url, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      if (!response.ok) throw new Error(`${source} answered ${response.status}`);
      return { source, ...readRates(JSON.parse(await bodyOf(response))) };
    },
  };
}

async function bodyOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += (chunk as Uint8Array).length;
    if (size > MAX_BYTES) throw new Error('The answer is too long for a list of rates');
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** @throws Error unless base, date and every currency of ours are there. */
function readRates(answer: unknown): Omit<PublishedRates, 'source'> {
  const { base, date, rates } = (answer ?? {}) as Record<string, unknown>;
  if (typeof base !== 'string' || typeof rates !== 'object' || rates === null)
    throw new Error('The answer holds no base or no rates');
  // The base itself is usually left out of the list.
  const known = { ...rates, [base]: 1 } as Record<string, unknown>;
  const yuan = rateOf(known, 'CNY');
  const pairs = currencies.map((code) => [code, divideRates(rateOf(known, code), yuan)] as const);
  return { asOf: readDay(date), perYuan: Object.fromEntries(pairs) as Record<Currency, Rate> };
}

function rateOf(rates: Record<string, unknown>, code: Currency): Rate {
  // A JSON number is written out as it came: its shortest form, never calculated with.
  return parseRate(String(rates[code]));
}

function readDay(date: unknown): Date {
  const day = new Date(typeof date === 'string' ? date : Number.NaN);
  if (Number.isNaN(day.getTime())) throw new Error('The answer has no date');
  return day;
}
