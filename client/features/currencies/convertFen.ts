/**
 * An amount of yuan in another currency, for showing it alone; the one place where that is rounded,
 * half away from zero, in whole numbers throughout.
 *
 * @param fen integer number of fen
 * @param rate units of the other currency for one yuan, e.g. "0.1405"
 * @param decimals how many that currency has: 2 for dollars, 0 for yen
 * @returns a decimal, e.g. "12.34"
 */
export function convertFen(fen: number, rate: string, decimals: number): string {
  const [whole = '', fraction = ''] = rate.split('.');
  const exact = BigInt(Math.abs(fen)) * BigInt(whole + fraction) * 10n ** BigInt(decimals);
  const unit = 10n ** BigInt(fraction.length + 2);
  const digits = String((2n * exact + unit) / (2n * unit)).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const amount = decimals ? `${digits.slice(0, point)}.${digits.slice(point)}` : digits;
  return fen < 0 && /[1-9]/.test(digits) ? `-${amount}` : amount;
}
