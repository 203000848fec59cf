import type { Language } from '../kernel/language';
import { fen, formatMoney } from '../kernel/money';

type Params = Readonly<Record<string, string | number>>;

/** Parameters of messages that are money, in fen. */
const amounts = ['amount', 'missing', 'limit', 'paid', 'told'];
/** Those that are instants by ISO 8601. */
const instants = ['at'];

/**
 * Money and instants travel as data; here they become words of the reader's language: ¥1,234.50
 * (CO-06, alike in both), and `Nov 21, 2026, 4:20 PM UTC` or `2026年11月21日 16:20 UTC`, since a
 * server does not know the reader's time zone.
 */
export function valuesInWords(params: Params, language: Language): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, inWords(name, value, language)]),
  );
}

function inWords(name: string, value: string | number, language: Language): string | number {
  if (typeof value === 'number') return amounts.includes(name) ? formatMoney(fen(value)) : value;
  if (!instants.includes(name)) return value;
  // Some mail programs do not have the narrow spaces of Intl.
  return `${times[language].format(new Date(value)).replace(/\s/g, ' ')} UTC`;
}

const times: Record<Language, Intl.DateTimeFormat> = { en: timeIn('en-US'), zh: timeIn('zh-CN') };

function timeIn(locale: string): Intl.DateTimeFormat {
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, style);
}
