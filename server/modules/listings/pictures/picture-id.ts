import { createHash } from 'node:crypto';

/** Returns the id of the picture at an address. */
export function pictureIdOf(url: string): string {
  return createHash('sha256').update(url).digest('hex');
}

/** Returns whether a text has the form of a picture's id. */
export function isPictureId(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** Returns the path of a picture that is not stored yet: a request there fetches it. */
export function fetchPathOf(url: string): string {
  return `/uploads/listings/${pictureIdOf(url)}`;
}
