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

function integerOf(rate: Rate): { readonly value: bigint; readonly scale: number } {
  const [whole = '', fraction = ''] = rate.split('.');
  return { value: BigInt(whole + fraction), scale: fraction.length };
}

/** 14050000 → "0.1405" */
function written(value: bigint): string {
  const digits = String(value).padStart(SCALE + 1, '0');
  return `${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`.replace(/\.?0+$/, '');
}
