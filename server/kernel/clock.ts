/** Where the time comes from; tests set it, so that deadlines can be told as stories. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export function later(from: Date, ms: number): Date {
  return new Date(from.getTime() + ms);
}
