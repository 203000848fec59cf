import type { DataSource, EntityManager, MigrationInterface } from 'typeorm';
import type { Change } from '../changes/changes';
import type { DiskWatch } from '../disk-watch';

/** The server's database. All writes go through `transaction`. */
export interface Database {
  readonly engine: 'sqlite' | 'mysql';
  /**
   * Reads outside a transaction; sees what is committed. On SQLite its connection is read-only.
   * @throws Error inside a transaction, but not in production: use the manager you were given there.
   */
  readonly read: EntityManager;
  /**
   * Runs `work` in one transaction: all of it is committed, or nothing. Never await network, hashing or timers
   * inside. `work` may run again in a fresh transaction after a deadlock, so it must change nothing but the
   * database.
   * @throws DomainError BUSY when the write lock could not be acquired in time.
   */
  transaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T>;
  /**
   * Hears what each transaction announced, after its commit, and nothing of one that was undone.
   * Returns how to stop listening.
   */
  onCommit(listener: (changes: readonly Change[]) => void): () => void;
  /** Records whether the disk had room for a write; uploads on the same machine report to it as well. */
  readonly disk: DiskWatch;
  /** The connection that may change the schema; for migrations and test set-up only. */
  readonly owner: DataSource;
  close(): Promise<void>;
}

type EntityClass = new () => object;
type MigrationClass = new () => MigrationInterface;

/** The classes that describe the tables; only `app` knows them all. */
export interface SchemaParts {
  readonly entities: readonly EntityClass[];
  readonly migrations: readonly MigrationClass[];
}
