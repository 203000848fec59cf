import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import LibsqlDatabase from 'libsql';
import type { DatabaseLocation } from '../config';

/** Milliseconds that a server being replaced may take to release the lock. */
const PATIENCE_MS = 3_000;

/** A lock held for the life of a server; the operating system releases it even after `kill -9`. */
export interface ServerLock {
  release(): void;
}

/**
 * Refuses a second server on the same embedded database: each serialises writers within its own process only,
 * and both would run the scheduled jobs. The lock is an exclusive transaction on a side file, so that the
 * operator's commands can still open the database itself. MySQL serves many.
 * @throws Error that names the database and the remedy.
 */
export function takeServerLock(location: DatabaseLocation): ServerLock {
  if (location.engine === 'mysql') return { release: () => undefined };
  mkdirSync(dirname(location.file), { recursive: true });
  const lock = new LibsqlDatabase(`${location.file}.lock`, { timeout: PATIENCE_MS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!/database is locked/.test(String(error))) throw error;
    throw new Error(
      `Tidebox cannot start:\n  another server already uses ${location.file}; ` +
        'stop it first, or set DATABASE_URL to another database',
      { cause: error },
    );
  }
  return { release: () => lock.close() };
}
