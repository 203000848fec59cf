import { IsNull, LessThan, Or } from 'typeorm';
import { later, minutes } from '../../../kernel/clock';
import { DomainError } from '../../../kernel/errors';
import type { Services } from '../../../platform/services';
import { removeUnusedById, storePicture } from '../../uploads/public';
import { ListingPicture } from './listing-picture.entity';

/** A picture that could not be had is asked for again after this. */
const RETRY_AFTER_MS = minutes(5);

/** Fetches under way in this process, so that many who look at once cause one. */
const underWay = new WeakMap<Services['storage'], Map<string, Promise<string | null>>>();

/**
 * Returns the upload that holds a picture of a listing, after fetching it from its shop where nobody
 * did before; null where no listing shows it or it cannot be had. Never throws for what a shop does.
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

/** Whoever marks the picture first fetches it, also among several processes. */
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
  // It was forgotten meanwhile, with its listing.
  await removeUnusedById(services, [stored.id]);
  return null;
}

/** What is no picture, or one too large, is as if it were not there; while too many are drawn, too. */
async function storedOrNull(services: Services, content: Buffer) {
  try {
    return await storePicture(services, content);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
