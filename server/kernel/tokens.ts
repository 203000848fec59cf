import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token: 256 random bits, never stored as it is. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash under which a token is stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
