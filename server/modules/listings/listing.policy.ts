import { days, later, minutes, seconds } from '../../kernel/clock';

const GOOD_FOR_MS = minutes(30);
/** A shop that could not be reached is asked again soon. */
const FAILED_FOR_MS = minutes(5);

/** How long a shopper waits for a page at most, a short link's way included. */
export const READING_LIMIT_MS = seconds(8);

/** How long a process that reads a page may take until another reads it: time to keep it included. */
export const CLAIM_MS = READING_LIMIT_MS + seconds(2);

/** How many listings a shopper finds again. */
export const MAX_VIEWED = 24;

/** For how long a listing is kept that nobody reads any more; carts and orders hold copies. */
export const LISTING_LIFE_MS = days(30);

/** From when on a listing is read anew. */
export function expiryOf(triedAt: Date, failure: string | null): Date {
  return later(triedAt, failure === null ? GOOD_FOR_MS : FAILED_FOR_MS);
}

/** How many variants of a listing are kept. */
export const MAX_VARIANTS = 100;

/** How many pictures of a listing are shown. */
export const MAX_PICTURES = 12;
