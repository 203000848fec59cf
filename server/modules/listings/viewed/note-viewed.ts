import { In, type EntityManager } from 'typeorm';
import { newId } from '../../../kernel/ids';
import type { Viewer } from '../../../kernel/viewer';
import { isDuplicateKey } from '../../../platform/db/driver-errors';
import type { Services } from '../../../platform/services';
import { MAX_VIEWED } from '../listing.policy';
import { ViewedListing } from './viewed-listing.entity';

/** Stores that a shopper viewed a listing, and deletes all but the last 24. */
export async function noteViewed(
  { db, clock }: Services,
  { id: userId }: Viewer,
  listingId: string,
): Promise<void> {
  const viewedAt = clock.now();
  try {
    await db.transaction(async (tx) => {
      const { affected } = await tx.update(ViewedListing, { userId, listingId }, { viewedAt });
      if (affected === 1) return;
      await tx.insert(ViewedListing, { id: newId(), userId, listingId, viewedAt });
      await forgetSurplus(tx, userId);
    });
  } catch (error) {
    // The same shopper viewed it in another tab.
    if (!isDuplicateKey(error)) throw error;
  }
}

async function forgetSurplus(tx: EntityManager, userId: string): Promise<void> {
  const surplus = await tx.find(ViewedListing, {
    select: { id: true },
    where: { userId },
    order: { viewedAt: 'DESC', id: 'DESC' },
    skip: MAX_VIEWED,
    take: MAX_VIEWED,
  });
  if (surplus.length > 0) await tx.delete(ViewedListing, { id: In(surplus.map(({ id }) => id)) });
}
