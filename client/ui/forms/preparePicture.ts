import { pictureKind, type PictureKind } from './pictureKind';
import { opened, redrawn } from './redrawn';

/** What the server takes, whatever the file is called. */
export interface PictureRules {
  readonly formats: readonly PictureKind['format'][];
  readonly maxBytes: number;
}

/** Of the pictures of items, reviews and receipts (VA-05). */
const ofUploads: PictureRules = { formats: ['gif', 'jpeg', 'png'], maxBytes: 2 * 1024 * 1024 };

/** What is said of a picture that was changed before it was sent. */
type Change = 'smaller' | 'animated';

interface PreparedPicture {
  /** Such as the server takes; null where there is none to be had. */
  readonly picture: File | null;
  /** Why there is none. */
  readonly problem: 'heic' | 'broken' | 'unknown';
  readonly changes: readonly Change[];
}

/** Makes a picture such as the server takes: what is too large or of another kind is drawn anew, as far as this browser can read it. */
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
  const picture = format === 'unknown' ? null : await redrawn(file, maxBytes);
  return { picture, problem, changes: ['smaller', ...animated] };
}

/** Whether this browser draws it; where it cannot tell, the server does. */
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
