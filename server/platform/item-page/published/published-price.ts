import type { PublishedPrice } from '../reading';

const currencies = new Set(Intl.supportedValuesOf('currency'));
/** More digits, and more characters, than any price has. */
const MAX_INTEGER_DIGITS = 12;
const MAX_LENGTH = 100;

/** Signs and words that denote one currency only. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/HK\$/i, 'HKD'],
  [/NT\$/i, 'TWD'],
  [/US\$/i, 'USD'],
  [/NZ\$/i, 'NZD'],
  [/MX\$/i, 'MXN'],
  [/(?<!\p{L})AU?\$/iu, 'AUD'],
  [/(?<!\p{L})CA\$/iu, 'CAD'],
  [/(?<!\p{L})S\$/iu, 'SGD'],
  [/R\$/, 'BRL'],
  [/€/, 'EUR'],
  [/£/, 'GBP'],
  [/₩/, 'KRW'],
  [/₽/, 'RUB'],
  [/₹/, 'INR'],
  [/฿/, 'THB'],
  [/₫/, 'VND'],
  [/₺/, 'TRY'],
  [/円/, 'JPY'],
  [/RMB|CN¥|人民币/i, 'CNY'],
  [/JP¥/i, 'JPY'],
  [/zł/i, 'PLN'],
  [/Kč/i, 'CZK'],
  [/₱/, 'PHP'],
  [/₪/, 'ILS'],
  [/₴/, 'UAH'],
];

/** Signs that several countries use, each for its own. */
const sharedSigns: readonly (readonly [RegExp, Readonly<Record<string, string>>])[] = [
  [/(?<!\p{L})¥/u, { CN: 'CNY', JP: 'JPY' }],
  [/元/, { CN: 'CNY', HK: 'HKD', TW: 'TWD' }],
  [
    /(?<!\p{L})\$/u,
    {
      ...{ US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD', TW: 'TWD' },
      ...{ MX: 'MXN', CL: 'CLP', CO: 'COP', AR: 'ARS' },
    },
  ],
  [/(?<!\p{L})kr(?!\p{L})/iu, { SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK' }],
];

/**
 * Returns the ISO 4217 code that is meant, of a sign that several countries use by the country of the page.
 * Null where none or several may be.
 */
export function currencyIn(text: string, country: string | null): string | null {
  const plain = text.normalize('NFKC');
  const code = plain.match(/(?<![A-Za-z])[A-Za-z]{3}(?![A-Za-z])/g)?.find(isCurrency);
  const own = code?.toUpperCase() ?? signs.find(([sign]) => sign.test(plain))?.[1];
  const shared = sharedSigns.find(([sign]) => sign.test(plain))?.[1];
  return own ?? (country && shared?.[country]) ?? null;
}

function isCurrency(code: string): boolean {
  return currencies.has(code.toUpperCase());
}

/**
 * Returns a price from the amount and the currency that a page of a country publishes; the amount may contain a
 * currency. Null if either is missing or unclear: a wrong price would be worse than none.
 */
export function publishedPrice(
  amount: string | number,
  currency: string,
  country: string | null,
): PublishedPrice | null {
  if (typeof amount === 'string' && amount.length > MAX_LENGTH) return null;
  const code =
    currencyIn(currency.slice(0, MAX_LENGTH), country) ??
    (typeof amount === 'string' ? currencyIn(amount, country) : null);
  if (!code) return null;
  const plain = typeof amount === 'number' ? plainNumber(amount) : plainAmount(amount, code);
  return plain === null ? null : { amount: plain, currency: code };
}

function plainNumber(amount: number): string | null {
  const isWritten = Number.isFinite(amount) && amount >= 0 && amount < 10 ** MAX_INTEGER_DIGITS;
  return isWritten ? canonical(new Intl.NumberFormat('en', plainDigits).format(amount)) : null;
}

const plainDigits = { useGrouping: false, maximumFractionDigits: 6 } as const;

/** Prices per weight, length or volume: `/kg`, `per 100 g`. */
const byMeasure =
  /(?:\/|(?<!\p{L})(?:per|pro|je|par|por|al|每))\s*(?:[\d.,]+\s*)?(?:[kmµ]?g|gr|lbs?|oz|[mcd]?l|[cmk]?m[²³23]?|sq|ft|yd|kilo\p{L}*|gram\p{L}*|lit[er]{2}s?|met[er]{2}s?|pounds?|ounces?|yards?|公斤|千克|斤|克|公升|毫升|升|平方米|米)(?!\p{L})/iu;
/** `1.5k` is rounded, or counted in thousands, ten thousands or millions: which, is a guess. */
const shortened =
  /\d\s?(?:k|m|w|mio|mil|mln|thousand|million|lakh|crore|[百千万萬億亿만천])(?!\p{L})/iu;
/** `99c` of dollars, `50p` of pounds. */
const hundredths = /^\W*(\d{1,3})\s?(¢|c|ct|cts|cents?|p|pence)\.?$/i;

/**
 * Returns `1234.5` for `1,234.50`, `1.234,50`, `1 234,50`, `1'234.50` and `￥1,234.5`, and `0.99` for `.99` and
 * `99c`; null for anything else: no single amount, a price per kilogram, or an ambiguous one: `1.234` means a
 * thousand if a sign is beside it or the currency has no such decimals, and is otherwise unclear.
 */
export function plainAmount(text: string, currency: string): string | null {
  const written = text.normalize('NFKC').trim();
  if (hundredths.test(written)) return inHundredths(written, currency);
  // A bracket that is never closed runs to the end, so that none is searched twice.
  const priced = written.replace(/\([^)]*\)?/g, (beside) =>
    beside.endsWith(')') && byMeasure.test(beside) ? '' : beside,
  );
  // Spaces and apostrophes group digits; one or two dashes denote no cents.
  const digits = priced
    .replace(/(?<=\d)[\s'’_](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)[.,](--?|–|—)/g, '');
  const numbers = digits.match(/(?:(?<![\p{L}\d.,])[.,])?\d[\d.,]*/gu) ?? [];
  const [number] = numbers;
  if (numbers.length !== 1 || number === undefined || /[-−]\s*[.,]?\d/.test(digits)) return null;
  if (byMeasure.test(digits) || shortened.test(digits)) return null;
  // `.99` is less than one; `.999` may have lost the digits before its thousands.
  if (/^[.,]/.test(number))
    return /^[.,]\d{1,2}$/.test(number) ? canonical(`0.${number.slice(1)}`) : null;
  const plain = withoutGroups(
    number.replace(/(?<![.,])[.,]+$/, ''),
    currency,
    number.length < written.length,
  );
  return plain === null ? null : canonical(plain);
}

function inHundredths(written: string, currency: string): string | null {
  const [, number, word = ''] = hundredths.exec(written) ?? [];
  const isMeant = decimalsOf(currency) === 2 && /^p/i.test(word) === (currency === 'GBP');
  return number !== undefined && isMeant ? canonical((Number(number) / 100).toFixed(2)) : null;
}

/** `1,234,567` or India's `12,34,567`, of one mark. */
const grouped = /^\d{1,3}(?:([.,])\d{2,3}(?:\1\d{2,3})*)?$/;

function withoutGroups(number: string, currency: string, isForPeople: boolean): string | null {
  const at = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  if (at < 0) return number;
  const [whole, mark, rest] = [number.slice(0, at), number.charAt(at), number.slice(at + 1)];
  const digits = whole.replace(/[.,]/g, '');
  if (/[.,]/.test(whole)) {
    if (!grouped.test(whole)) return null;
    if (!whole.includes(mark)) return `${digits}.${rest}`;
    return rest.length === 3 ? `${digits}${rest}` : null;
  }
  if (rest.length !== 3) return `${digits}.${rest}`;
  if (decimalsOf(currency) === 3 && !isForPeople) return `${digits}.${rest}`;
  const isGroup = mark === ',' || isForPeople || decimalsOf(currency) === 0;
  return isGroup && digits !== '0' ? `${digits}${rest}` : null;
}

function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Without zeros at either end. */
function canonical(plain: string): string | null {
  const [whole = '', decimals = ''] = plain.split('.');
  const integer = whole.replace(/^0+(?=\d)/, '') || '0';
  const fraction = decimals.replace(/(?<!0)0+$/, '').slice(0, 6);
  if (integer.length > MAX_INTEGER_DIGITS) return null;
  return fraction ? `${integer}.${fraction}` : integer;
}
