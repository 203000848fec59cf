import { In, LessThan, type FindOperator } from 'typeorm';
import { later } from '../../kernel/clock';
import type { Services } from '../../platform/services';
import { removeUnusedById } from '../uploads/public';
import { Listing } from './listing.entity';
import { LISTING_LIFE_MS } from './listing.policy';
import { ListingPicture } from './pictures/listing-picture.entity';
import { ViewedListing } from './viewed/viewed-listing.entity';

const BATCH_SIZE = 500;

/**
 * Deletes listings that nobody read for 30 days, and pictures that no listing has shown since. Carts and
 * orders hold copies, and their pictures stay. Returns the number of deleted listings.
 */
export async function forgetOldListings(services: Services): Promise<number> {
  const { db, clock } = services;
  const isOld = LessThan(later(clock.now(), -LISTING_LIFE_MS));
  const listings = await db.read.find(Listing, {
    select: { id: true },
    where: { triedAt: isOld },
    take: BATCH_SIZE,
  });
  const ids = listings.map(({ id }) => id);
  await db.transaction(async (tx) => {
    await tx.delete(ViewedListing, { listingId: In(ids) });
    await tx.delete(Listing, { id: In(ids), triedAt: isOld });
  });
  await forgetPictures(services, isOld);
  return ids.length;
}

async function forgetPictures(services: Services, listedAt: FindOperator<Date>): Promise<void> {
  const { db } = services;
  const pictures = await db.read.find(ListingPicture, { where: { listedAt }, take: BATCH_SIZE });
  const ids = pictures.map(({ id }) => id);
  await db.transaction((tx) => tx.delete(ListingPicture, { id: In(ids), listedAt }));
  await removeUnusedById(
    services,
    pictures.flatMap(({ uploadId }) => uploadId ?? []),
  );
}
