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

/** A name nobody can guess. */
export function newFileName(extension: string): string {
  return `${randomBytes(16).toString('hex')}${extension}`;
}

/** Whether a name may be one of ours: it leads nowhere else. */
export function isFileName(name: string): boolean {
  return /^[0-9a-f]{32}\.(jpg|png)$/.test(name);
}

/** Where a stored file is served. */
export function publicPathOf(fileName: string): string {
  return `/uploads/${fileName}`;
}
