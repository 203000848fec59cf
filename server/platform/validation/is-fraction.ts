/** True if a value is a number with decimals where an integer is expected. */
export function isFraction(value: unknown): boolean {
  return typeof value === 'number' && !Number.isInteger(value);
}
