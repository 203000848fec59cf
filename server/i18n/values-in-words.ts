import type { Language } from '../kernel/language';
import { fen, formatMoney } from '../kernel/money';

type Params = Readonly<Record<string, string | number>>;

/** Parameters of messages that are money, in fen. */
const amounts = ['amount', 'missing', 'limit', 'paid', 'told'];
/** Those that are instants by ISO 8601, or `none`; each gives its day as well, `atDay`. */
const instants = ['at'];

/**
 * Money and instants travel as data; here they become words of the reader's language: ¥1,234.50
 * (CO-06, alike in both), and `Nov 21, 2026, 4:20 PM UTC` or `2026年11月21日 16:20 UTC`, since a
 * server does not know the reader's time zone.
 */
export function valuesInWords(params: Params, language: Language): Params {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => inWords(name, value, language)),
  );
}

type Named = readonly [name: string, value: string | number];

function inWords(name: string, value: string | number, language: Language): readonly Named[] {
  if (typeof value === 'number')
    return [[name, amounts.includes(name) ? formatMoney(fen(value)) : value]];
  if (!instants.includes(name) || value === 'none') return [[name, value]];
  const at = new Date(value);
  // Some mail programs do not have the narrow spaces of Intl.
  const time = times[language].format(at).replace(/\s/g, ' ');
  return [
    [name, `${time} UTC`],
    [`${name}Day`, days[language].format(at)],
  ];
}

const times: Record<Language, Intl.DateTimeFormat> = { en: timeIn('en-US'), zh: timeIn('zh-CN') };

const days: Record<Language, Intl.DateTimeFormat> = { en: dayIn('en-US'), zh: dayIn('zh-CN') };

function dayIn(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
}

function timeIn(locale: string): Intl.DateTimeFormat {
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, style);
}
