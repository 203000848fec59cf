import { fen, MAX_AMOUNT, type Money } from './money';

declare const rateBrand: unique symbol;

/** An exchange rate: a decimal above zero, written out, so that no float ever touches money. */
export type Rate = string & { readonly [rateBrand]: 'rate' };

/** Digits behind the point of a rate that was computed. */
const SCALE = 8;

const plainDecimal = /^\d{1,9}(\.\d{1,12})?$/;

/** Reads a rate like `0.1405`. @throws RangeError for zero, a sign, an exponent or other text. */
export function parseRate(text: string): Rate {
  if (!plainDecimal.test(text) || !/[1-9]/.test(text)) throw new RangeError(`Not a rate: ${text}`);
  return text as Rate;
}

/** The one place where a rate is rounded: to 8 digits behind the point, half and more upwards. */
export function divideRates(dividend: Rate, divisor: Rate): Rate {
  const [above, below] = [integerOf(dividend), integerOf(divisor)];
  const exact = above.value * 10n ** BigInt(SCALE + below.scale);
  const unit = below.value * 10n ** BigInt(above.scale);
  return parseRate(written((2n * exact + unit) / (2n * unit)));
}

/**
 * Converts a decimal amount of a currency into fen, at so many yuan per unit; rounds half up. Null if it is
 * invalid or exceeds the largest amount we take.
 */
export function convertToFen(amount: string, yuanPerUnit: Rate): Money | null {
  if (!plainDecimal.test(amount)) return null;
  const [units, rate] = [integerOf(amount), integerOf(yuanPerUnit)];
  const whole = 10n ** BigInt(units.scale + rate.scale);
  const value = (200n * units.value * rate.value + whole) / (2n * whole);
  return value > BigInt(MAX_AMOUNT) ? null : fen(Number(value));
}

function integerOf(rate: string): { readonly value: bigint; readonly scale: number } {
  const [whole = '', fraction = ''] = rate.split('.');
  return { value: BigInt(whole + fraction), scale: fraction.length };
}

/** 14050000 → "0.1405" */
function written(value: bigint): string {
  const digits = String(value).padStart(SCALE + 1, '0');
  return `${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`.replace(/\.?(?<!0)0+$/, '');
}
