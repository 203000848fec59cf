import { days, later, minutes, seconds } from '../../kernel/clock';

const GOOD_FOR_MS = minutes(30);
/** A failed reading is repeated soon. */
const FAILED_FOR_MS = minutes(5);

/** Longest time a shopper waits for a page, including the resolution of a short link. */
export const READING_LIMIT_MS = seconds(8);

/** Time after which another process may take over a reading; it includes storing. */
export const CLAIM_MS = READING_LIMIT_MS + seconds(2);

/** Number of recently viewed listings per shopper. */
export const MAX_VIEWED = 24;

/** Time for which a listing is stored after its last reading; carts and orders hold copies. */
export const LISTING_LIFE_MS = days(30);

/** Returns when a listing has to be read again. */
export function expiryOf(triedAt: Date, failure: string | null): Date {
  return later(triedAt, failure === null ? GOOD_FOR_MS : FAILED_FOR_MS);
}

/** Maximum number of stored variants of a listing. */
export const MAX_VARIANTS = 100;

/** Maximum number of shown pictures of a listing. */
export const MAX_PICTURES = 12;
