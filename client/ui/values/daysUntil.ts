const DAY_MS = 86_400_000;

/** When the day of an instant began in the reader's own time zone, in milliseconds. */
export function startOfDay(at: number | string): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/**
 * How many days of the reader's calendar follow today until an instant's, so that their number agrees with its
 * date: 0 for one today. `today` is when their day began.
 */
export function daysUntil(at: string, today: number): number {
  // A day on which clocks are changed has an hour more or less.
  return Math.round((startOfDay(at) - today) / DAY_MS);
}
