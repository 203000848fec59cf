import { pictureKind } from './pictureKind';
import { opened, redrawn } from './redrawn';

const MAX_BYTES = 2 * 1024 * 1024;
/** What the server keeps, whatever the file is called (VA-05). */
const TAKEN: readonly string[] = ['gif', 'jpeg', 'png'];

/** What is said of a picture that was changed before it was sent. */
type Change = 'smaller' | 'redrawn' | 'animated';

interface PreparedPicture {
  /** Such as the server takes; null where there is none to be had. */
  readonly picture: File | null;
  /** Why there is none. */
  readonly problem: 'heic' | 'broken' | 'unknown';
  readonly changes: readonly Change[];
}

/** Makes a picture such as the server takes: what is too large or of another kind is drawn anew, as far as this browser can read it. */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  const { format, isMoving } = pictureKind(await bytesOf(file));
  const isTaken = TAKEN.includes(format);
  const animated: Change[] = isMoving ? ['animated'] : [];
  if (isTaken && file.size <= MAX_BYTES) {
    const isBroken = !(await isReadable(file));
    return { picture: isBroken ? null : file, problem: 'broken', changes: animated };
  }
  const problem = format === 'heic' ? 'heic' : 'unknown';
  const picture = format === 'unknown' ? null : await redrawn(file, MAX_BYTES);
  return { picture, problem, changes: [isTaken ? 'smaller' : 'redrawn', ...animated] };
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
