import { createHash } from 'node:crypto';

/** Returns a number from 0 below `limit` that depends only on the text. */
export function numberOf(text: string, limit: number): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6) % limit;
}
