import { randomInt } from 'node:crypto';
import { encodeTime, monotonicFactory } from 'ulid';

// Node buffers random bytes; the library's own source makes a system call for every character.
const nextUlid = monotonicFactory(() => randomInt(32) / 32);

/** A new public id: unguessable enough to name, sortable by creation within this process. */
export function newId(): string {
  return nextUlid();
}

/** Returns a lower bound of all ids created at that time or later, in milliseconds since 1970. */
export function smallestIdAt(ms: number): string {
  return `${encodeTime(ms, 10)}${'0'.repeat(16)}`;
}

/**
 * A number people read aloud: prefix, date (UTC), eight random digits, e.g. OR20261121-04817733.
 * Unique by the column's index, not by construction.
 */
export function newNumber(prefix: string, now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  return `${prefix}${day}-${String(randomInt(100_000_000)).padStart(8, '0')}`;
}
