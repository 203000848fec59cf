import { unbrokenUnits } from './unbrokenUnits';

/** A time as it was formatted, with no break between month and day or between the hour and its AM or PM. */
export function unbrokenTime(formatted: string): string {
  return unbrokenUnits(formatted).replace(/\s(?=[AP]M\b)/g, '\u00a0');
}
