/** The source of time; tests set it, so that stories can reach deadlines. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Lengths of time in milliseconds. */
export const seconds = (count: number) => count * 1_000;
export const minutes = (count: number) => count * MINUTE_MS;
export const hours = (count: number) => count * HOUR_MS;
export const days = (count: number) => count * DAY_MS;

/**
 * True if a deadline has passed, from its very instant on: what is allowed until noon is allowed for the last
 * time just before it. `isOverAt` is the same condition in SQL.
 */
export function isOver(deadline: Date, now: Date): boolean {
  return deadline <= now;
}

/** Whole hours from one instant to a later one. */
export function hoursBetween(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / HOUR_MS);
}

/** Days begun from one instant to a later one; at least one. */
export function daysBegun(from: Date, to: Date): number {
  return Math.max(1, Math.ceil((to.getTime() - from.getTime()) / DAY_MS));
}

export function later(from: Date, ms: number): Date {
  return new Date(from.getTime() + ms);
}
