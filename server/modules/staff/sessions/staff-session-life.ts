import { HOUR_MS, later, MINUTE_MS } from '../../../kernel/clock';

/** A session ends after a shift, whatever is done in it. */
export const STAFF_SESSION_MS = 12 * HOUR_MS;

/** After so long without a person's request the console is locked. */
const IDLE_MS = 30 * MINUTE_MS;

/** A session is marked as used at most this often. */
const TOUCH_MS = MINUTE_MS;

interface Used {
  readonly lastUsedAt: Date;
}

export const isLockedAt = ({ lastUsedAt }: Used, now: Date) => later(lastUsedAt, IDLE_MS) <= now;

export const isTouchDue = ({ lastUsedAt }: Used, now: Date) => later(lastUsedAt, TOUCH_MS) <= now;

/** Returns when the console locks unless somebody goes on working. */
export const lockOf = ({ lastUsedAt }: Used) => later(lastUsedAt, IDLE_MS);
