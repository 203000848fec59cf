const DAY_MS = 86_400_000;

/** When the day of an instant began in the reader's own time zone, in milliseconds. */
export function startOfDay(at: number | string): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/**
 * Returns the number of days in the reader's calendar from today to an instant, so that it matches the date:
 * 0 for today. `today` is the start of their day.
 */
export function daysUntil(at: string, today: number): number {
  // A day on which clocks are changed has an hour more or less.
  return Math.round((startOfDay(at) - today) / DAY_MS);
}
