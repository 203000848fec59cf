const KEY_BYTES = 16;

/**
 * A fresh idempotency key: 128 random bits in hexadecimal. Not `crypto.randomUUID`, which browsers
 * keep from pages that come over plain http.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
