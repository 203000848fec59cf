import { DAY_MS, later } from '../../../kernel/clock';
import { times, ZERO, type Money } from '../../../kernel/money';
import type { StoredItem } from '../stored-item.entity';

/** Configured prices of storage; they apply to items already stored as well. */
export interface StorageTerms {
  readonly freeStorageDays: number;
  /** Price of each started day beyond the free ones per item, in fen. */
  readonly overdueDayPrice: Money;
  /** Maximum number of charged overdue days per item. */
  readonly mostOverdueDays: number;
}

type FreeDays = Pick<StorageTerms, 'freeStorageDays'>;

/** The storage clock's columns of a stored item. */
export type StorageClock = Pick<StoredItem, 'storageElapsedMs' | 'clockRunningSince'>;

/** Returns a clock that has just started for a received item. */
export function newClock(now: Date): StorageClock {
  return { storageElapsedMs: 0, clockRunningSince: now };
}

/** Stops the clock while the item is in a plan or a package. */
export function stopClock(clock: StorageClock, now: Date): StorageClock {
  return { storageElapsedMs: elapsedMs(clock, now), clockRunningSince: null };
}

/** Continues the clock from its elapsed time, as if it had run without a break. */
export function resumeClock({ storageElapsedMs }: StorageClock, now: Date): StorageClock {
  return { storageElapsedMs: 0, clockRunningSince: later(now, -storageElapsedMs) };
}

/**
 * Returns the days of free storage left, including the current one, so that their number matches the last
 * date. −n in the n-th overdue day, from its first moment on.
 */
export function freeDaysLeft(
  clock: StorageClock,
  now: Date,
  { freeStorageDays }: FreeDays,
): number {
  const days = (freeStorageDays * DAY_MS - elapsedMs(clock, now)) / DAY_MS;
  return days < 0 ? Math.floor(days) : Math.ceil(days);
}

/** Returns when the free days end, past or future; null while the clock is stopped. */
export function freeUntil(
  { storageElapsedMs, clockRunningSince }: StorageClock,
  { freeStorageDays }: FreeDays,
): Date | null {
  return clockRunningSince && later(clockRunningSince, freeStorageDays * DAY_MS - storageElapsedMs);
}

/**
 * Returns when the free days would end if the clock ran from now on: equal to `freeUntil` while it runs. It
 * counts the days of an item with a stopped clock like those of any other.
 */
export function freeUntilIfReleased(
  clock: StorageClock,
  now: Date,
  { freeStorageDays }: FreeDays,
): Date {
  return later(now, freeStorageDays * DAY_MS - elapsedMs(clock, now));
}

/** Returns the fee of the next started day beyond the free ones for one item; zero past the maximum. */
export function nextDayFee(clock: StorageClock, now: Date, terms: StorageTerms): Money {
  return -freeDaysLeft(clock, now, terms) < terms.mostOverdueDays ? terms.overdueDayPrice : ZERO;
}

/** Returns the overdue storage fee of one item as of now. */
export function storageFee(clock: StorageClock, now: Date, terms: StorageTerms): Money {
  const overdueDays = Math.max(0, -freeDaysLeft(clock, now, terms));
  return times(terms.overdueDayPrice, Math.min(overdueDays, terms.mostOverdueDays));
}

function elapsedMs({ storageElapsedMs, clockRunningSince }: StorageClock, now: Date): number {
  const running = clockRunningSince ? now.getTime() - clockRunningSince.getTime() : 0;
  return storageElapsedMs + running;
}
