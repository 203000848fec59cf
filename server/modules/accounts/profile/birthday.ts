/** A date without a time zone. */
export interface Birthday {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Returns the stored form, YYYY-MM-DD. */
export function writeBirthday({ year, month, day }: Birthday): string {
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

export function readBirthday(stored: string | null): Birthday | null {
  if (stored === null) return null;
  const [year = 0, month = 0, day = 0] = stored.split('-').map(Number);
  return { year, month, day };
}
