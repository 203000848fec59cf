import { DAY_MS, later } from '../../../kernel/clock';
import { times, ZERO, type Money } from '../../../kernel/money';
import type { StoredItem } from '../stored-item.entity';

/** What storing costs, as the site is configured; it holds for items already stored as well. */
export interface StorageTerms {
  readonly freeStorageDays: number;
  /** What each started day beyond the free ones costs, for one item, in fen. */
  readonly overdueDayPrice: Money;
  /** No item is charged for more overdue days than these. */
  readonly mostOverdueDays: number;
}

type FreeDays = Pick<StorageTerms, 'freeStorageDays'>;

/** The part of a stored item that tells how long it has been stored. */
export type StorageClock = Pick<StoredItem, 'storageElapsedMs' | 'clockRunningSince'>;

/** A clock that has just started for an item that came in. */
export function newClock(now: Date): StorageClock {
  return { storageElapsedMs: 0, clockRunningSince: now };
}

/** The clock stands still while the item is in a plan or a package. */
export function stopClock(clock: StorageClock, now: Date): StorageClock {
  return { storageElapsedMs: elapsedMs(clock, now), clockRunningSince: null };
}

/** The clock runs on from where it stood, as if it had run for so long without a break. */
export function resumeClock({ storageElapsedMs }: StorageClock, now: Date): StorageClock {
  return { storageElapsedMs: 0, clockRunningSince: later(now, -storageElapsedMs) };
}

/**
 * Days of free storage left, the one that has begun included: so their number is that of days until their last
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

/** When the free days end, or ended; null while the clock stands still. */
export function freeUntil(
  { storageElapsedMs, clockRunningSince }: StorageClock,
  { freeStorageDays }: FreeDays,
): Date | null {
  return clockRunningSince && later(clockRunningSince, freeStorageDays * DAY_MS - storageElapsedMs);
}

/**
 * When the free days would end if the clock ran from now on: as `freeUntil` while it runs. By it the days of an item whose
 * clock stands still are counted as those of any other.
 */
export function freeUntilIfReleased(
  clock: StorageClock,
  now: Date,
  { freeStorageDays }: FreeDays,
): Date {
  return later(now, freeStorageDays * DAY_MS - elapsedMs(clock, now));
}

/** What the next day begun beyond the free ones adds for one item; nothing past the most. */
export function nextDayFee(clock: StorageClock, now: Date, terms: StorageTerms): Money {
  return -freeDaysLeft(clock, now, terms) < terms.mostOverdueDays ? terms.overdueDayPrice : ZERO;
}

/** What overdue storage of one item costs as of now. */
export function storageFee(clock: StorageClock, now: Date, terms: StorageTerms): Money {
  const overdueDays = Math.max(0, -freeDaysLeft(clock, now, terms));
  return times(terms.overdueDayPrice, Math.min(overdueDays, terms.mostOverdueDays));
}

function elapsedMs({ storageElapsedMs, clockRunningSince }: StorageClock, now: Date): number {
  const running = clockRunningSince ? now.getTime() - clockRunningSince.getTime() : 0;
  return storageElapsedMs + running;
}
