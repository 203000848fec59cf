import { DAY_MS, later } from '../../../kernel/clock';
import { FREE_STORAGE_DAYS } from '../../../kernel/limits';
import { fen, times, ZERO, type Money } from '../../../kernel/money';
import type { StoredItem } from '../stored-item.entity';

/** What each started day beyond the free ones costs, for one item. */
const OVERDUE_DAY_PRICE = fen(1_00);
/** No item is charged for more overdue days than these. */
const MAX_OVERDUE_DAYS = 60;

const FREE_STORAGE_MS = FREE_STORAGE_DAYS * DAY_MS;

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

/** The clock runs on from where it stood. */
export function resumeClock(now: Date): Pick<StorageClock, 'clockRunningSince'> {
  return { clockRunningSince: now };
}

/** Whole days of free storage left; −n in the n-th overdue day, from its first moment on. */
export function freeDaysLeft(clock: StorageClock, now: Date): number {
  return Math.floor((FREE_STORAGE_MS - elapsedMs(clock, now)) / DAY_MS);
}

/** When the free days end, or ended; null while the clock stands still. */
export function freeUntil({ storageElapsedMs, clockRunningSince }: StorageClock): Date | null {
  return clockRunningSince && later(clockRunningSince, FREE_STORAGE_MS - storageElapsedMs);
}

/** What the next day begun beyond the free ones adds for one item; nothing past the most. */
export function nextDayFee(clock: StorageClock, now: Date): Money {
  return -freeDaysLeft(clock, now) < MAX_OVERDUE_DAYS ? OVERDUE_DAY_PRICE : ZERO;
}

/** What overdue storage of one item costs as of now. */
export function storageFee(clock: StorageClock, now: Date): Money {
  const overdueDays = Math.max(0, -freeDaysLeft(clock, now));
  return times(OVERDUE_DAY_PRICE, Math.min(overdueDays, MAX_OVERDUE_DAYS));
}

function elapsedMs({ storageElapsedMs, clockRunningSince }: StorageClock, now: Date): number {
  const running = clockRunningSince ? now.getTime() - clockRunningSince.getTime() : 0;
  return storageElapsedMs + running;
}
