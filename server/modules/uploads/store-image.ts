import { newId } from '../../kernel/ids';
import type { Services } from '../../platform/services';
import { newFileName, publicPathOf } from '../../platform/storage/storage';
import { cleanImage, cleanShopPicture, type CleanImage } from './image-file';
import { Upload } from './upload.entity';

export interface ImageFile {
  /** Null for a photo of the warehouse. */
  readonly userId: string | null;
  readonly content: Buffer;
}

/** A stored image. */
interface StoredImage {
  readonly id: string;
  /** Path on this site. */
  readonly url: string;
}

/**
 * Stores an image under a name nobody can guess (VA-05).
 * @throws DomainError IMAGE_MISSING, IMAGE_TOO_LARGE (over 2 MiB), IMAGE_TYPE_REFUSED, IMAGE_BROKEN
 */
export async function storeImage(
  services: Services,
  { userId, content }: ImageFile,
): Promise<StoredImage> {
  return keep(services, userId, await cleanImage(content));
}

/**
 * Stores a picture of a shop, without an owner; of at most 8 MiB, in any format of the web.
 * @throws DomainError IMAGE_MISSING, IMAGE_TOO_LARGE, IMAGE_TYPE_REFUSED, IMAGE_BROKEN, BUSY
 */
export async function storePicture(services: Services, content: Buffer): Promise<StoredImage> {
  return keep(services, null, await cleanShopPicture(content));
}

async function keep(
  { db, clock, storage }: Services,
  userId: string | null,
  image: CleanImage,
): Promise<StoredImage> {
  const upload: Upload = {
    id: newId(),
    userId,
    fileName: newFileName(image),
    byteSize: image.content.length,
    createdAt: clock.now(),
  };
  await storage.put(upload.fileName, image.content);
  try {
    await db.transaction((tx) => tx.insert(Upload, upload));
  } catch (error) {
    await storage.remove(upload.fileName);
    throw error;
  }
  return { id: upload.id, url: publicPathOf(upload.fileName) };
}
