import { In } from 'typeorm';
import type { Services } from '../../../platform/services';
import type { Listing } from '../listing.entity';
import { ListingPicture } from './listing-picture.entity';
import { pictureUrlsOf } from './list-pictures';
import { pictureIdOf } from './picture-id';

/** Returns whether an upload holds a picture of a listing's page. One statement at most. */
export async function isPictureOf(
  { db }: Services,
  listing: Pick<Listing, 'published' | 'variants'>,
  uploadId: string | null,
): Promise<boolean> {
  const ids = pictureUrlsOf(listing).map(pictureIdOf);
  if (uploadId === null || ids.length === 0) return false;
  return db.read.existsBy(ListingPicture, { id: In(ids), uploadId });
}
