/** A time of day as it was formatted, with no break between the hour and its AM or PM. */
export function unbrokenTime(formatted: string): string {
  return formatted.replace(/\s(?=[AP]M\b)/g, '\u00a0');
}
