import type { Language } from '../kernel/language';
import { fen, formatMoney } from '../kernel/money';
import { UTC, type TimeZone } from '../kernel/time-zone';

type Params = Readonly<Record<string, string | number>>;

/** Parameters of messages that are money, in fen. */
const amounts = ['amount', 'missing', 'limit', 'paid', 'told'];
/** Parameters that are instants by ISO 8601, or `none`; each adds its day, `atDay`. */
const instants = ['at'];

/**
 * Formats money and instants, which are passed as data, in the reader's language: ¥1,234.50 (CO-06, the same
 * in both), and the time in the reader's zone, `Nov 22, 2026, 12:20 AM`; if the zone is unknown, as in
 * emails, `Nov 21, 2026, 4:20 PM UTC` or `2026年11月21日 16:20 UTC`.
 */
export function valuesInWords(
  params: Params,
  language: Language,
  timeZone: TimeZone = UTC,
): Params {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => inWords(name, value, language, timeZone)),
  );
}

type Named = readonly [name: string, value: string | number];

function inWords(
  name: string,
  value: string | number,
  language: Language,
  timeZone: TimeZone,
): readonly Named[] {
  if (typeof value === 'number')
    return [[name, amounts.includes(name) ? formatMoney(fen(value)) : value]];
  if (!instants.includes(name) || value === 'none') return [[name, value]];
  const at = new Date(value);
  const { times, days } = formatsOf(language, timeZone);
  // Some mail programs lack the narrow spaces of Intl.
  const time = times.format(at).replace(/\s/g, ' ');
  return [
    [name, timeZone === UTC ? `${time} UTC` : time],
    [`${name}Day`, days.format(at)],
  ];
}

interface Formats {
  readonly times: Intl.DateTimeFormat;
  readonly days: Intl.DateTimeFormat;
}

const locales: Record<Language, string> = { en: 'en-US', zh: 'zh-CN' };

/**
 * Cached per language and zone, of which there are some hundreds: creating a format takes longer than using
 * it.
 */
const known = new Map<string, Formats>();

function formatsOf(language: Language, timeZone: TimeZone): Formats {
  const key = `${language} ${timeZone}`;
  const locale = locales[language];
  const formats = known.get(key) ?? {
    times: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    days: new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone }),
  };
  known.set(key, formats);
  return formats;
}
