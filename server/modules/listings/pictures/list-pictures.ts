import { In, type EntityManager } from 'typeorm';
import type { Listing } from '../listing.entity';
import { ListingPicture } from './listing-picture.entity';
import { pictureIdOf } from './picture-id';

/** Remembers which pictures a listing shows: none but those is ever fetched. Three statements at most. */
export async function listPictures(
  tx: EntityManager,
  { published, variants }: Pick<Listing, 'published' | 'variants'>,
  now: Date,
): Promise<void> {
  const urls = [...(published?.imageUrls ?? []), ...variants.flatMap((one) => one.imageUrl ?? [])];
  const byId = new Map(urls.map((url) => [pictureIdOf(url), url]));
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
