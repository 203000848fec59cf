import type { Database } from './db/database';
import type { Services } from './services';

type Readers = Pick<Services, 'db' | 'clock'>;

/** A value read from the database and cached in this process. */
export interface TtlCache<Value> {
  /** Returns it, as it was read at most so long ago. Not inside a transaction: ask before it. */
  read(services: Readers): Promise<Value>;
  /** Invalidates the value after a change in this process, so that the next reader loads it again. */
  invalidate(services: Pick<Services, 'db'>): void;
}

/**
 * Caches what `load` returns for `ttl` milliseconds, and shares it from the first request on: concurrent readers
 * share one load. A change made by another process is seen after that time; a value invalidated during its load
 * is not cached, nor is a failure.
 */
export function cached<Value>(
  milliseconds: number,
  load: (db: Database) => Promise<Value>,
): TtlCache<Value> {
  const values = new WeakMap<Database, { value: Promise<Value>; until: number }>();
  return {
    read({ db, clock }) {
      const now = clock.now().getTime();
      const known = values.get(db);
      if (known && now < known.until) return known.value;
      const mine = { value: load(db), until: now + milliseconds };
      values.set(db, mine);
      mine.value.catch(() => values.get(db) === mine && values.delete(db));
      return mine.value;
    },
    invalidate({ db }) {
      values.delete(db);
    },
  };
}
