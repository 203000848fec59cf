import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DomainError } from '../../kernel/errors';
import type { Services } from '../../platform/services';
import { sizeOf, type Storage, type StoredFile } from '../../platform/storage/storage';
import { drawNarrower } from './image-file';

/** In pixels. Few, so that nobody can fill the storage with sizes of one picture. */
const widths = [160, 320, 640, 1280] as const;

/**
 * Returns the path of a picture at least as wide as requested, or in full width: the next of our widths,
 * since each is generated once and stored. If a path names no file and redirects to one, the width is kept.
 */
export function pathAtWidth(path: string, width: number): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const whole = sizeOf(name)?.width ?? (name.includes('.') ? 0 : Infinity);
  const next = widths.find((one) => one >= width);
  return next !== undefined && next < whole ? `${path}?width=${next}` : path;
}

/**
 * Returns a stored picture, in one of our widths if `width` is one: generated and stored on the first
 * request. Null without such a picture or width; the whole picture while too many are being processed.
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

/** Stores a narrow picture unless its original was removed meanwhile, since nothing would remove it again. */
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
