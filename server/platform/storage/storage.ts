import { randomBytes } from 'node:crypto';

/** Keeps files under names we choose; they are public by an unguessable name and never change. */
export interface Storage {
  put(fileName: string, content: Buffer): Promise<void>;
  remove(fileName: string): Promise<void>;
}

/** A name nobody can guess. */
export function newFileName(extension: string): string {
  return `${randomBytes(16).toString('hex')}${extension}`;
}

/** Where a stored file is served. */
export function publicPathOf(fileName: string): string {
  return `/uploads/${fileName}`;
}
