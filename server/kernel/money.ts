declare const fenBrand: unique symbol;

/**
 * An amount of money: an integer number of fen (1/100 CNY). Zero is a value; a negative amount
 * is a debit. Built only by the functions of this file, so no float ever passes for money.
 */
export type Money = number & { readonly [fenBrand]: 'fen' };

/** Largest amount accepted from outside: 10 million CNY; keeps every sum a safe integer. */
export const MAX_AMOUNT = 1_000_000_000;

export const ZERO = 0 as Money;

/** Takes an integer number of fen. @throws RangeError for a fraction or an unsafe integer. */
export function fen(value: number): Money {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of fen: ${value}`);
  return (value === 0 ? 0 : value) as Money;
}

/** Reads what a database driver returns for BIGINT (mysql2: text, SQLite: number). */
export function fenFromColumn(value: string | number): Money {
  return fen(Number(value));
}

/** Parses yuan as people write them: "1,234.5" → 123450 fen. @throws RangeError otherwise. */
export function parseYuan(text: string): Money {
  const match = /^(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) throw new RangeError(`Not an amount in yuan: ${text}`);
  const [, sign, yuan = '0', fraction = ''] = match;
  const value = Number(yuan.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return fen(sign === '-' ? -value : value);
}

export function add(...amounts: Money[]): Money {
  return fen(amounts.reduce((sum, amount) => sum + amount, 0));
}

export function subtract(from: Money, amount: Money): Money {
  return fen(from - amount);
}

export function negate(amount: Money): Money {
  return fen(-amount);
}

/** Multiplies by a whole number of pieces. @throws RangeError for a fraction. */
export function times(amount: Money, count: number): Money {
  if (!Number.isInteger(count)) throw new RangeError(`Not a whole count: ${count}`);
  return fen(amount * count);
}

/** Returns one of so many equal parts of an amount; null where they are no whole fen. */
export function partOf(amount: Money, count: number): Money | null {
  return amount % count === 0 ? fen(amount / count) : null;
}

/**
 * The one place where money is rounded: a share in basis points (1/100 %), half a fen and more
 * rounds away from zero.
 */
export function share(amount: Money, basisPoints: number): Money {
  const exact = Math.abs(amount) * basisPoints;
  return fen(Math.sign(amount) * Math.floor((exact + 5_000) / 10_000));
}

/**
 * Divides an amount in proportion to weights, none below zero; the parts are whole fen and sum to the amount. Weights
 * that are all zero count alike.
 */
export function divide(amount: Money, weights: readonly number[]): Money[] {
  const counted = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  const total = counted.reduce((sum, weight) => sum + BigInt(weight), 0n);
  let weightSoFar = 0n;
  let amountSoFar = 0;
  return counted.map((weight) => {
    weightSoFar += BigInt(weight);
    const upTo = Number((BigInt(amount) * weightSoFar) / total);
    const part = fen(upTo - amountSoFar);
    amountSoFar = upTo;
    return part;
  });
}

/** An amount in yuan for programs and spreadsheets: 123450 → "1234.50", with a hyphen below zero. */
export function inYuan(amount: Money): string {
  return formatMoney(amount).replace(/[¥,]/g, '').replace(MINUS, '-');
}

const MINUS = '\u2212';

/** Shows an amount with 2 decimals, thousands commas, yen sign (CO-06) and the minus sign: −¥1,234.50. */
export function formatMoney(amount: Money): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  // eslint-disable-next-line regexp/no-super-linear-move -- a safe integer has at most 16 digits
  const yuan = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? MINUS : ''}¥${yuan}.${digits.slice(-2)}`;
}
