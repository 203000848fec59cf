import { pictureKind, type PictureKind } from './pictureKind';
import { opened, resizedJpeg } from './resizedJpeg';

/** Pictures that the server accepts, whatever the file name. */
export interface PictureRules {
  readonly formats: readonly PictureKind['format'][];
  readonly maxBytes: number;
}

/** For the pictures of items, reviews and receipts (VA-05). */
const ofUploads: PictureRules = { formats: ['gif', 'jpeg', 'png'], maxBytes: 2 * 1024 * 1024 };

/** The conversion that the note mentions. */
type Change = 'smaller' | 'animated';

interface PreparedPicture {
  /** Such as the server takes; null where there is none to be had. */
  readonly picture: File | null;
  /** The reason for the failure. */
  readonly problem: 'heic' | 'broken' | 'unknown';
  readonly changes: readonly Change[];
}

/**
 * Converts a picture that is too large or of another kind to one the server accepts, as far as this browser
 * can read it.
 */
export async function preparePicture(
  file: File,
  { formats, maxBytes } = ofUploads,
): Promise<PreparedPicture> {
  const { format, isMoving, isWhole } = pictureKind(await bytesOf(file));
  const isTaken = formats.includes(format);
  const animated: Change[] = isMoving ? ['animated'] : [];
  if (isTaken && file.size <= maxBytes) {
    const isBroken = !isWhole && !(await isReadable(file));
    return { picture: isBroken ? null : file, problem: 'broken', changes: animated };
  }
  const problem = format === 'heic' ? 'heic' : 'unknown';
  const picture = format === 'unknown' ? null : await resizedJpeg(file, maxBytes);
  return { picture, problem, changes: ['smaller', ...animated] };
}

/** Returns whether this browser draws it; where it cannot tell, the server does. */
async function isReadable(file: File): Promise<boolean> {
  if (typeof createImageBitmap === 'undefined') return true;
  const bitmap = await opened(file);
  bitmap?.close();
  return bitmap !== null;
}

function bytesOf(file: File): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error ?? new Error());
    reader.readAsArrayBuffer(file);
  });
}
