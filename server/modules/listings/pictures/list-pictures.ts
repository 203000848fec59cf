import { In, type EntityManager } from 'typeorm';
import type { Listing } from '../listing.entity';
import { ListingPicture } from './listing-picture.entity';
import { pictureIdOf } from './picture-id';

type Pictured = Pick<Listing, 'published' | 'variants'>;

/** Returns the addresses of all pictures on a listing's page. */
export function pictureUrlsOf({ published, variants }: Pictured): string[] {
  return [...(published?.imageUrls ?? []), ...variants.flatMap((one) => one.imageUrl ?? [])];
}

/** Stores the pictures that a listing shows, because no others are ever fetched. Three statements at most. */
export async function listPictures(tx: EntityManager, listing: Pictured, now: Date): Promise<void> {
  const byId = new Map(pictureUrlsOf(listing).map((url) => [pictureIdOf(url), url]));
  if (byId.size === 0) return;
  const where = { id: In([...byId.keys()]) };
  const known = await tx.find(ListingPicture, { select: { id: true }, where });
  if (known.length > 0) await tx.update(ListingPicture, where, { listedAt: now });
  for (const { id } of known) byId.delete(id);
  const rows = [...byId].map(([id, url]) => ({
    ...{ id, url, uploadId: null, triedAt: null, listedAt: now },
  }));
  if (rows.length > 0) await tx.insert(ListingPicture, rows);
}
