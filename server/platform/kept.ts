import type { Database } from './db/database';
import type { Services } from './services';

type Readers = Pick<Services, 'db' | 'clock'>;

/** What a process keeps in memory of what the database says. */
export interface Kept<Value> {
  /** Returns it, as it was read at most so long ago. Not inside a transaction: ask before it. */
  read(services: Readers): Promise<Value>;
  /** After a change in this process the next reader asks the database. */
  forget(services: Pick<Services, 'db'>): void;
}

/**
 * Keeps what `load` reads for so many milliseconds, and shares it from the moment it is asked for: one
 * reading at most however many ask at once. A change made by another process is seen once that time is
 * over; what is forgotten while it is read stays forgotten, and a failure is not kept.
 */
export function keptFor<Value>(
  milliseconds: number,
  load: (db: Database) => Promise<Value>,
): Kept<Value> {
  const kept = new WeakMap<Database, { value: Promise<Value>; until: number }>();
  return {
    read({ db, clock }) {
      const now = clock.now().getTime();
      const known = kept.get(db);
      if (known && now < known.until) return known.value;
      const mine = { value: load(db), until: now + milliseconds };
      kept.set(db, mine);
      mine.value.catch(() => kept.get(db) === mine && kept.delete(db));
      return mine.value;
    },
    forget({ db }) {
      kept.delete(db);
    },
  };
}
