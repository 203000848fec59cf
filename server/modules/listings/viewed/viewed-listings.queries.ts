import { In, IsNull, Not } from 'typeorm';
import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { Listing } from '../listing.entity';
import { MAX_VIEWED } from '../listing.policy';
import { ViewedListing } from './viewed-listing.entity';

/** Returns the listings that a shopper viewed, at most 24, latest first; two statements. */
export async function viewedListings(services: Services, viewer: Viewer): Promise<Listing[]> {
  const viewed = await services.db.read.find(ViewedListing, {
    where: { userId: viewer.id },
    order: { viewedAt: 'DESC', id: 'DESC' },
    take: MAX_VIEWED,
  });
  return listingsByIds(
    services,
    viewed.map(({ listingId }) => listingId),
  );
}

/**
 * Returns listings in the order of their ids, without those that are deleted or were never read; one
 * statement.
 */
export async function listingsByIds({ db }: Services, ids: readonly string[]): Promise<Listing[]> {
  const listings = await db.read.findBy(Listing, { id: In(ids), readAt: Not(IsNull()) });
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
