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
  /** Null if the file does not exist. */
  read(fileName: string): Promise<StoredFile | null>;
  /** The names of all files, in no order; of one that is put or removed meanwhile perhaps. */
  names(): AsyncIterable<string>;
  /** No error if the file does not exist. */
  remove(fileName: string): Promise<void>;
}

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * An unguessable name. It contains the picture's size, so that pages can reserve space for it without reading a
 * table: 5f0c1d…-1280x960.jpg.
 */
export function newFileName(
  { extension, width, height }: PictureSize & { readonly extension: string },
  unguessable = randomBytes(16).toString('hex'),
): string {
  return `${unguessable}-${width}x${height}${extension}`;
}

const fileName = /^[0-9a-f]{32}(?:-(?<width>\d{1,5})x(?<height>\d{1,5}))?\.(?:jpg|png)$/;

/** True if a name may be one of ours, and so contains no path. */
export function isFileName(name: string): boolean {
  return fileName.test(name);
}

/** Returns the size in a file's name; null for a file stored before names contained it. */
export function sizeOf(name: string): PictureSize | null {
  const { width, height } = fileName.exec(name)?.groups ?? {};
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/** Returns the URL of a stored file. */
export function publicPathOf(name: string): string {
  return `/uploads/${name}`;
}
