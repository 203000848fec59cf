import type { DataSource, EntityManager } from 'typeorm';

/** What the server keeps its data in. All writes go through `transaction`, the one narrow gate. */
export interface Database {
  readonly engine: 'sqlite' | 'mysql';
  /**
   * Reads outside a transaction; sees what is committed. On SQLite its connection is read-only.
   * @throws Error inside a transaction: use the manager you were given there.
   */
  readonly read: EntityManager;
  /**
   * Runs `work` in one transaction: all of it is kept, or nothing. Never await network, hashing or
   * timers inside. `work` may run again in a fresh transaction after a deadlock, so it must change
   * nothing but the database.
   * @throws DomainError BUSY when no turn could be had in time.
   */
  transaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T>;
  /** The connection that may change the schema; for migrations and test set-up only. */
  readonly owner: DataSource;
  close(): Promise<void>;
}
