import { Mutex } from 'async-mutex';
import type { DataSource, EntityManager } from 'typeorm';

const turn = new Mutex();

/** Runs `work` in a transaction; TypeORM has one connection for SQLite, on which writers take turns. */
export function inTransaction<T>(
  db: DataSource,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  const run = () => db.transaction(work);
  return db.options.type === 'mysql' ? run() : turn.runExclusive(run);
}
