import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A stored file on its way out. */
export interface StoredFile {
  readonly byteSize: number;
  readonly content: Readable;
}

/** Keeps files under names we choose; they are public by an unguessable name and never change. */
export interface Storage {
  put(fileName: string, content: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(fileName: string): Promise<StoredFile | null>;
  /** No error when there is no such file. */
  remove(fileName: string): Promise<void>;
}

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * A name nobody can guess. It tells the picture's size, so that whoever shows it can leave room for
 * it, and no table is asked: 5f0c1d…-1280x960.jpg.
 */
export function newFileName(
  { extension, width, height }: PictureSize & { readonly extension: string },
  unguessable = randomBytes(16).toString('hex'),
): string {
  return `${unguessable}-${width}x${height}${extension}`;
}

const fileName = /^[0-9a-f]{32}(?:-(?<width>\d{1,5})x(?<height>\d{1,5}))?\.(?:jpg|png)$/;

/** Whether a name may be one of ours: it leads nowhere else. */
export function isFileName(name: string): boolean {
  return fileName.test(name);
}

/** The size that a file's name tells; null of one that was kept before names told it. */
export function sizeOf(name: string): PictureSize | null {
  const { width, height } = fileName.exec(name)?.groups ?? {};
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/** Where a stored file is served. */
export function publicPathOf(name: string): string {
  return `/uploads/${name}`;
}
