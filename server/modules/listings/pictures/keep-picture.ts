import { IsNull, LessThan, Or } from 'typeorm';
import { later, minutes } from '../../../kernel/clock';
import { DomainError } from '../../../kernel/errors';
import type { Services } from '../../../platform/services';
import { removeUnusedById, storePicture } from '../../uploads/public';
import { ListingPicture } from './listing-picture.entity';

/** A picture that could not be fetched is tried again after this time. */
const RETRY_AFTER_MS = minutes(5);

/** Running fetches of this process, so that many simultaneous views cause one. */
const underWay = new WeakMap<Services['storage'], Map<string, Promise<string | null>>>();

/**
 * Returns the upload of a listing's picture, after fetching it from its shop if it is not stored yet; null if
 * no listing shows it or it cannot be fetched. Never throws for failures of a shop.
 */
export async function keepPicture(services: Services, id: string): Promise<string | null> {
  const picture = await services.db.read.findOneBy(ListingPicture, { id });
  if (!picture || picture.uploadId !== null) return picture?.uploadId ?? null;
  const fetches = underWay.get(services.storage) ?? new Map<string, Promise<string | null>>();
  underWay.set(services.storage, fetches);
  const known = fetches.get(id);
  if (known) return known;
  const fetching = fetchOnce(services, picture).finally(() => fetches.delete(id));
  fetches.set(id, fetching);
  return fetching;
}

/** The first to mark the picture fetches it, also among several processes. */
async function fetchOnce(services: Services, { id, url }: ListingPicture): Promise<string | null> {
  const { db, clock, shops } = services;
  const now = clock.now();
  const isDue = Or(IsNull(), LessThan(later(now, -RETRY_AFTER_MS)));
  const { affected } = await db.transaction((tx) =>
    tx.update(ListingPicture, { id, uploadId: IsNull(), triedAt: isDue }, { triedAt: now }),
  );
  if (affected !== 1) return null;
  const content = await shops.pictures.fetch(url);
  const stored = content && (await storedOrNull(services, content));
  if (!stored) return null;
  const kept = await db.transaction((tx) =>
    tx.update(ListingPicture, { id, uploadId: IsNull() }, { uploadId: stored.id }),
  );
  if (kept.affected === 1) return stored.id;
  // The picture was deleted meanwhile, with its listing.
  await removeUnusedById(services, [stored.id]);
  return null;
}

/** An invalid or too large picture counts as missing, and so does any while too many are being processed. */
async function storedOrNull(services: Services, content: Buffer) {
  try {
    return await storePicture(services, content);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
