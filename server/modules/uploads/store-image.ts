import { newId } from '../../kernel/ids';
import type { Services } from '../../platform/services';
import { newFileName, publicPathOf } from '../../platform/storage/storage';
import { cleanImage } from './image-file';
import { Upload } from './upload.entity';

export interface ImageFile {
  /** Null: a photo of the warehouse. */
  readonly userId: string | null;
  readonly content: Buffer;
  /** As the sender calls it; only its ending counts. */
  readonly fileName: string;
}

/**
 * Keeps an image under a name nobody can guess (VA-05).
 * @throws DomainError IMAGE_MISSING, IMAGE_TOO_LARGE (over 2 MiB), IMAGE_TYPE_REFUSED
 */
export async function storeImage(
  { db, clock, storage }: Services,
  { userId, content, fileName }: ImageFile,
): Promise<{ id: string; url: string }> {
  const image = await cleanImage(content, fileName);
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
