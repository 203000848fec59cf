import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DomainError } from '../../kernel/errors';
import type { Services } from '../../platform/services';
import { sizeOf, type Storage, type StoredFile } from '../../platform/storage/storage';
import { drawNarrower } from './image-file';

/** Pixels. Few, so that nobody can fill the storage with pictures of one picture. */
const widths = [160, 320, 640, 1280] as const;

/**
 * Where a picture is served at least as wide as asked for, or as wide as it is: the next of our
 * widths, since each is drawn once and kept. A path that names no file leads on to one: the width goes
 * along.
 */
export function pathAtWidth(path: string, width: number): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const whole = sizeOf(name)?.width ?? (name.includes('.') ? 0 : Infinity);
  const next = widths.find((one) => one >= width);
  return next !== undefined && next < whole ? `${path}?width=${next}` : path;
}

/**
 * A stored picture, at one of our widths where `width` names one: drawn when it is asked for first,
 * and kept. Null without such a picture or width; the whole picture while too many are being drawn.
 */
export async function readImage(
  { storage, releaseSlot }: Services,
  fileName: string,
  width?: string,
): Promise<StoredFile | null> {
  if (width === undefined) return storage.read(fileName);
  const wanted = widths.find((one) => String(one) === width);
  if (!wanted) return null;
  const narrow = nameAt(fileName, wanted);
  const kept = await storage.read(narrow);
  if (kept) return kept;
  const whole = await storage.read(fileName);
  if (!whole) return null;
  const content = await buffer(whole.content);
  releaseSlot?.();
  const drawn = await drawNarrower(content, wanted).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'BUSY') return null;
    throw error;
  });
  if (drawn) await keepNarrow(storage, { narrow, fileName }, drawn);
  const shown = drawn ?? content;
  return { byteSize: shown.length, content: Readable.from([shown]) };
}

/** Keeps a narrow picture, but not of one that was removed while it was drawn: nobody would remove it again. */
async function keepNarrow(
  storage: Storage,
  { narrow, fileName }: { narrow: string; fileName: string },
  drawn: Buffer,
): Promise<void> {
  await storage.put(narrow, drawn);
  const whole = await storage.read(fileName);
  whole?.content.destroy();
  if (!whole) await storage.remove(narrow);
}

/** Removes a picture in all its widths. */
export async function removeImage(storage: Storage, fileName: string): Promise<void> {
  await storage.remove(fileName);
  for (const width of widths) await storage.remove(nameAt(fileName, width));
}

const nameAt = (fileName: string, width: number) => fileName.replace(/(?=\.\w+$)/, `.${width}`);
