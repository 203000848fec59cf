import { setTimeout as sleep } from 'node:timers/promises';
import { IsNull, LessThanOrEqual, Or } from 'typeorm';
import { isOver, later } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { isDuplicateKey } from '../../platform/db/driver-errors';
import type { Reading } from '../../platform/item-page/reading';
import type { Services } from '../../platform/services';
import { urlAt, type LinkedItem } from './find-item';
import { keepReading } from './keep-reading';
import { Listing } from './listing.entity';
import { CLAIM_MS } from './listing.policy';

const POLL_MS = 100;
/** Expiry of a listing that was never read: past for every process, also if their clocks differ. */
const NEVER_FRESH = new Date(0);

/** Returns the stored listing of an item; null if it was never requested. */
export function findListing({ db }: Services, { shop, itemKey }: LinkedItem) {
  return db.read.findOneBy(Listing, { shop, itemKey });
}

/** Returns whether a stored item is shown without requesting its page. */
export function isFresh(services: Services, { expiresAt }: Listing): boolean {
  return !isOver(expiresAt, services.clock.now());
}

/**
 * Reads an item's page and stores its content. One of all processes that share the database requests the
 * page, and the others wait for the stored result; if it crashes, another takes over once its claim has
 * expired. `limit` ends the wait with a failure that is not stored. One statement more than storing costs.
 */
export async function readOnce(
  services: Services,
  item: LinkedItem,
  found: Listing | null,
  limit: Promise<void>,
): Promise<Listing> {
  const late = limit.then((): Reading => ({ failure: 'TOO_SLOW' }));
  let isLate = false;
  void late.then(() => (isLate = true));
  for (let known = found; ; known = await findListing(services, item)) {
    if (known && isFresh(services, known)) return known;
    if (await claim(services, item, known)) {
      const reading = await Promise.race([services.shops.items.read(item), late]);
      return keepReading(services, item, reading);
    }
    if (known && isLate) return { ...known, failure: 'TOO_SLOW' };
    await Promise.race([sleep(POLL_MS), late]);
  }
}

/**
 * Claims the reading of an item for this process; false if another has it. The claim is the row itself, so
 * that the statement which updates or inserts it decides between many.
 */
export async function claim(
  { db, clock }: Services,
  item: LinkedItem,
  known: Listing | null,
): Promise<boolean> {
  const now = clock.now();
  const claimedUntil = later(now, CLAIM_MS);
  if (known) {
    if (known.claimedUntil && !isOver(known.claimedUntil, now)) return false;
    // The item is neither being read nor was read since the check.
    const isDue = {
      expiresAt: LessThanOrEqual(now),
      claimedUntil: Or(IsNull(), LessThanOrEqual(now)),
    };
    const { affected } = await db.transaction((tx) =>
      tx.update(Listing, { id: known.id, ...isDue }, { claimedUntil }),
    );
    return affected === 1;
  }
  const { shop, itemKey, itemId } = item;
  const nothing = { published: null, variants: [], failure: null, readAt: null };
  const row = { ...nothing, shop, itemKey, itemId, url: urlAt(item, null), claimedUntil };
  try {
    await db.transaction((tx) =>
      tx.insert(Listing, { ...row, id: newId(), triedAt: now, expiresAt: NEVER_FRESH }),
    );
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
