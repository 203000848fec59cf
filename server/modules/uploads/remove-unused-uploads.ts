import { In, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { DAY_MS, later } from '../../kernel/clock';
import { oneByOne } from '../../platform/one-by-one';
import type { Services } from '../../platform/services';
import { imageUses } from './image-uses';
import { removeImage } from './narrow-image';
import { Upload } from './upload.entity';

const BATCH_SIZE = 500;

/**
 * Removes images that a shopper uploaded 24 hours ago or earlier and that no module uses (`imageUses`).
 * Photos of the warehouse (no owner) always stay. Returns the number of removed images.
 */
export async function removeUnusedUploads(services: Services): Promise<number> {
  const { db, clock } = services;
  const createdAt = LessThan(later(clock.now(), -DAY_MS));
  let removed = 0;
  for (let afterId = ''; ;) {
    const uploads = await db.read.find(Upload, {
      where: { id: MoreThan(afterId), userId: Not(IsNull()), createdAt },
      order: { id: 'ASC' },
      take: BATCH_SIZE,
    });
    const last = uploads.at(-1);
    if (!last) return removed;
    afterId = last.id;
    removed += await removeUnused(services, uploads);
  }
}

/** Removes those of some images that no module uses. Returns the number of removed images. */
export async function removeUnused(
  services: Services,
  uploads: readonly Upload[],
): Promise<number> {
  const used = await usedOf(services, uploads);
  const unused = uploads.filter(({ id }) => !used.has(id));
  return oneByOne(services, unused, (upload) => remove(services, upload));
}

/** Removes images that no module uses, by their ids. */
export async function removeUnusedById(services: Services, ids: readonly string[]) {
  return removeUnused(services, await services.db.read.findBy(Upload, { id: In([...ids]) }));
}

async function usedOf({ db, modules }: Services, uploads: readonly Upload[]): Promise<Set<string>> {
  const ids = uploads.map(({ id }) => id);
  const used = new Set<string>();
  for (const usedAmong of imageUses.of(modules))
    for (const id of await usedAmong(db.read, ids)) used.add(id);
  return used;
}

/** The foreign keys prevent deleting a row that came into use meanwhile; its file stays then. */
async function remove({ db, storage }: Services, { id, fileName }: Upload): Promise<void> {
  await db.transaction((tx) => tx.delete(Upload, { id }));
  await removeImage(storage, fileName);
}
