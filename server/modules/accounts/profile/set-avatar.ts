import { forUpdate } from '../../../platform/db/locks';
import type { Services } from '../../../platform/services';
import { newFileName, publicPathOf } from '../../../platform/storage/storage';
import { drawAvatar, removeImage, type CropSquare } from '../../uploads/public';
import { User } from '../user.entity';

interface AvatarFile {
  readonly userId: string;
  readonly content: Buffer;
  /** The square to crop; the middle by default. */
  readonly square?: CropSquare;
}

/**
 * Sets a shopper's picture, cropped to a square; the previous one is deleted once the new one is stored.
 * @throws DomainError IMAGE_MISSING, IMAGE_TOO_MANY_PIXELS, AVATAR_TOO_LARGE, AVATAR_TYPE_REFUSED (VA-04),
 *   IMAGE_BROKEN
 */
export async function setAvatar(
  { db, storage }: Services,
  { userId: id, content, square }: AvatarFile,
): Promise<{ url: string }> {
  const image = await drawAvatar(content, square);
  const avatarFile = newFileName(image);
  await storage.put(avatarFile, image.content);
  const before = await db
    .transaction(async (tx) => {
      const user = await tx.findOneOrFail(User, { where: { id }, ...forUpdate(tx) });
      await tx.update(User, { id }, { avatarFile });
      return user.avatarFile;
    })
    .catch(async (error: unknown) => {
      await removeImage(storage, avatarFile);
      throw error;
    });
  if (before) await removeImage(storage, before);
  return { url: publicPathOf(avatarFile) };
}
