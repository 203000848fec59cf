import { createHash } from 'node:crypto';

/** A number from 0 below `limit` that the text alone decides. */
export function numberOf(text: string, limit: number): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6) % limit;
}
