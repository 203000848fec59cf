import { In } from 'typeorm';
import type { ShopperData } from '../../../platform/shopper-data';
import { Listing } from '../listing.entity';
import { ViewedListing } from './viewed-listing.entity';

/** Personal data of viewed listings: with the addresses, since ids mean nothing to people. */
export const viewedListingData: ShopperData = {
  async read(em, userId) {
    const viewed = await em.find(ViewedListing, { where: { userId }, order: { id: 'ASC' } });
    const ids = viewed.map(({ listingId }) => listingId);
    const listings = await em.find(Listing, {
      select: { id: true, url: true },
      where: { id: In(ids) },
    });
    const urls = new Map(listings.map(({ id, url }) => [id, url]));
    return {
      viewed_listings: viewed.map((one) => ({ ...one, url: urls.get(one.listingId) ?? '' })),
    };
  },
  async forget(tx, userId) {
    await tx.delete(ViewedListing, { userId });
  },
};
