import type { PublishedPrice } from '../reading';

const currencies = new Set(Intl.supportedValuesOf('currency'));
/** More digits, and more characters, than any price has. */
const MAX_INTEGER_DIGITS = 12;
const MAX_LENGTH = 100;

/** Signs and words that stand for one currency alone; `$` and `¥` each mean several. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/HK\$/i, 'HKD'],
  [/NT\$/i, 'TWD'],
  [/US\$/i, 'USD'],
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
];

/** Returns the ISO 4217 code that is meant; null where none or several may be. */
export function currencyIn(text: string): string | null {
  const plain = text.normalize('NFKC');
  const code = plain.match(/(?<![A-Za-z])[A-Za-z]{3}(?![A-Za-z])/g)?.find(isCurrency);
  return code?.toUpperCase() ?? signs.find(([sign]) => sign.test(plain))?.[1] ?? null;
}

function isCurrency(code: string): boolean {
  return currencies.has(code.toUpperCase());
}

/**
 * Returns a price from what a page publishes as its amount and its currency; a currency may stand in
 * the amount. Null where either is missing or unclear: a wrong price would be worse than none.
 */
export function publishedPrice(amount: string | number, currency: string): PublishedPrice | null {
  if (typeof amount === 'string' && amount.length > MAX_LENGTH) return null;
  const code =
    currencyIn(currency.slice(0, MAX_LENGTH)) ??
    (typeof amount === 'string' ? currencyIn(amount) : null);
  if (!code) return null;
  const plain = typeof amount === 'number' ? plainNumber(amount) : plainAmount(amount, code);
  return plain === null ? null : { amount: plain, currency: code };
}

function plainNumber(amount: number): string | null {
  const isWritten = Number.isFinite(amount) && amount >= 0 && amount < 10 ** MAX_INTEGER_DIGITS;
  return isWritten ? canonical(new Intl.NumberFormat('en', plainDigits).format(amount)) : null;
}

const plainDigits = { useGrouping: false, maximumFractionDigits: 6 } as const;

/**
 * Returns `1234.5` for `1,234.50`, `1.234,50`, `1 234,50`, `1'234.50` and `￥1,234.5`; null for what is
 * no single amount, or may be two: `1.234` is a thousand where a sign stands beside it or the currency
 * has no such decimals, and otherwise unclear.
 */
export function plainAmount(text: string, currency: string): string | null {
  const written = text.normalize('NFKC').trim();
  // Spaces and apostrophes group digits; a dash or two stand for no cents.
  const digits = written
    .replace(/(?<=\d)[\s'’_](?=\d{3}(?!\d))/g, '')
    .replace(/[.,](--?|–|—)/g, '');
  const numbers = digits.match(/\d[\d.,]*/g) ?? [];
  const [number] = numbers;
  if (numbers.length !== 1 || number === undefined || /[-−]\s*\d/.test(digits)) return null;
  const plain = withoutGroups(
    number.replace(/[.,]+$/, ''),
    currency,
    number.length < written.length,
  );
  return plain === null ? null : canonical(plain);
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
  const fraction = decimals.replace(/0+$/, '').slice(0, 6);
  if (integer.length > MAX_INTEGER_DIGITS) return null;
  return fraction ? `${integer}.${fraction}` : integer;
}
