import { createHash } from 'node:crypto';

/** The id of the picture at an address. */
export function pictureIdOf(url: string): string {
  return createHash('sha256').update(url).digest('hex');
}

/** Whether a text can be the id of a picture. */
export function isPictureId(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** Where the picture can be seen before we have it: asking there fetches it. */
export function fetchPathOf(url: string): string {
  return `/uploads/listings/${pictureIdOf(url)}`;
}
